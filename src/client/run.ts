import type { CallOptions } from '../operation/call.js'
import { costOf } from '../operation/cost.js'
import { inputsOf } from '../operation/encode/inputs.js'
import { isIdempotent, type Operation } from '../operation/operation.js'
import { cursorIn, endOfList, unreadableCursor } from '../operation/paging/endOfList.js'
import type { Outcome } from '../operation/pending.js'
import { isResult } from '../operation/result.js'
import { redactCursor, secretsIn } from '../runtime/redaction.js'
import { throwIfAborted } from '../runtime/withAbort.js'
import { createTransport } from '../transport/transport.js'
import { decodeAnswer, parseAnswer, schemaOf } from './answer.js'
import { secretsOfBase } from './baseSecrets.js'
import { deprecationReport } from './deprecations.js'
import { encodedRequest, isDirect } from './encodedRequest.js'
import { headersWithin } from './headers.js'
import { endIssue, lifecycleHints } from './lifecycleHints.js'
import { observedCall, rowsOf } from './observedCall.js'
import { answeredInputs } from './pinnedChain.js'
import { reporterOf } from './report.js'
import type { Settings } from './settings.js'
import { withOperation } from './withOperation.js'

/** Runs one call, or requests one page, and decodes the response. */
export type Run = (operation: Operation, input: unknown, options: CallOptions) => Promise<Outcome>

/** Creates the steps of a call: encode, add headers, send, parse, decode. Every error gets the operation's name. */
export function createRun(settings: Settings): Run {
  const transport = createTransport(settings)
  const report = reporterOf(settings.hooks)
  const reportDeprecation = deprecationReport(settings.hooks)

  return async (operation, given, options) => {
    const { api, page, secrets } = operation
    const { signal, decode = settings.decode } = options
    const call = observedCall(settings.hooks, api)
    const isFree = isDirect(settings, operation) // the provider neither bills nor ends calls to a full node
    const lifecycle = isFree ? undefined : operation.lifecycle
    let { id } = operation
    let cursor: string | null | undefined
    const failed = (reason: unknown): unknown => {
      const error = withOperation(reason, id, signal, cursor)
      call.begin(id) // if invalid inputs failed the call before it began
      call.end({ error })
      return error
    }
    try {
      const input = inputsOf(operation, given)
      cursor = page && cursorIn(page, input)
      const schema = schemaOf(settings.validate, operation)
      const placed = page?.place ? page.place(page, input) : input
      const { method, base, path, body, values } = encodedRequest(settings, operation, placed)
      const cost = isFree ? 0 : costOf(operation, values)
      if (isWord(id)) call.begin(id, values) // now, in the caller's context
      throwIfAborted(signal)
      if (cursor === null) throw endOfList(id)
      reportDeprecation(id, lifecycle)

      const url = base + path
      const hidden = [...secretsOfBase(base), ...secretsIn(values, secrets)]
      const bounds = { signal, timeout: options.timeout ?? settings.timeout }
      const sent = { url, headers: options.headers, body, hidden }
      const { headers, redact } = await headersWithin(bounds, settings, operation, sent)
      cursor = cursor && redactCursor(cursor, redact) // a service may send a secret back as a cursor
      id = redact(id) // the path of a custom request may contain a secret from a header
      call.begin(id, values)

      const { text, response } = await transport.send(
        {
          operation: id,
          method,
          url,
          body,
          headers,
          redact,
          cost,
          isFree,
          call,
          hints: (status) => lifecycleHints(lifecycle, status),
          isResult: (status, text) => isResult(operation, status, text),
          idempotent: isIdempotent(operation),
        },
        options,
      )

      const parsed = parseAnswer(operation, { text, response }, redact, endIssue(lifecycle, response.status))
      const { wire, nothing } = parsed
      const answered = answeredInputs(settings, operation, { values, input }, response.headers)
      const violation = parsed.violation ?? answered.violation
      const from = repeatable(operation, answered.values)
      const decoding = { strict: decode === 'strict', from, redact }
      const { data, issues, failure: broken } = decodeAnswer(operation, { ...parsed, violation }, decoding, schema)
      const found = broken || !page ? null : page.next(page, { data, raw: wire, response }, answered.values)
      const isReadable = found === null || typeof found === 'string'
      const failure = isReadable ? broken : unreadableCursor(found, redact)

      const outcome = { wire, values: answered.values, cursor, next: isReadable ? found : null, redact }
      report.issues({ api, id }, issues, !failure)
      if (failure) return { ...outcome, failure: failed(failure) }
      if (!nothing) report.unknownFields(operation, wire, from, redact)
      call.end({ rows: rowsOf(operation, data), issues: issues.length })
      return { ...outcome, result: { data, issues, raw: wire, response } }
    } catch (error) {
      throw failed(error)
    }
  }
}

/** Returns the encoded inputs of a call under every name by which decoded objects repeat them. */
function repeatable({ inputs }: Pick<Operation, 'inputs'>, values: Values): Values {
  const given = inputs.flatMap(({ name, gives }) => (gives === undefined ? [] : [[gives, values[name]]]))
  return given.length > 0 ? { ...values, ...Object.fromEntries(given) } : values
}

type Values = Readonly<Record<string, unknown>>

/** Whether an id comes from a document. A custom request's id is its path, which can only be redacted after headers. */
const isWord = (id: string): boolean => /^\w+$/.test(id)
