import type { FetchRequest } from '../mock/fetch/fetchRequest.js'
import { redactJson, secretsIn } from '../runtime/redaction.js'
import { createRedactor, isCredential } from '../transport/redact.js'
import { type Identified, identify } from './identify.js'
import { inOrder, jsonOf, queryOf, type Recording } from './recording.js'
import { secretFields } from './secretFields.js'

/** A request as a cassette has it, with what its response needs. */
export interface RecordedRequest extends Identified {
  readonly request: Recording['request']
  /** Removes secrets from a response: those of the request, and those that its fields contain. */
  readonly withoutSecrets: (value: unknown) => unknown
}

/** Reads a request for a cassette: what it is for, in a stable order and without secrets. */
export async function recordedRequest(sent: FetchRequest): Promise<RecordedRequest> {
  const identified = await identify(sent)
  const { operation, path } = identified
  const names = secretFields(operation)
  const text = await sent.text()
  const body = text === '' ? undefined : (jsonOf(text)?.value ?? text)
  const credentials = Object.entries(sent.headers)
    .filter(([name]) => isCredential(name))
    .flatMap(([, value]) => [value.trim(), value.replace(/^(Bearer|Basic) /i, '').trim()])
  const withoutSecrets = (value: unknown): unknown => {
    const secrets = [...credentials, ...secretsIn(body, names), ...secretsIn(value, names)]
    return redactJson(value, createRedactor(secrets, names, [])) // not extended keys: they are in the path anyway
  }
  const request = {
    method: sent.method,
    path: String(withoutSecrets(path)),
    ...(sent.url.search !== '' && {
      query: withoutSecrets(queryOf(sent.url.searchParams)) as Recording['request']['query'],
    }),
    ...(body !== undefined && { body: withoutSecrets(inOrder(body)) }),
  } as Recording['request'] // without secrets it has the same shape
  return { ...identified, request, withoutSecrets }
}
