import { memberOf } from '../../runtime/members.js'

/** Where a `Request` made of Node's holds the body that a framework has parsed. */
const key: unique symbol = /* @__PURE__ */ Symbol.for('ledgerline.parsedBody')

/** Keeps the body that a framework has parsed with the request, for handlers whose bodies are not signed. */
export function keepParsedBody(request: Request, body: unknown): void {
  Object.defineProperty(request, key, { value: body })
}

/** The body of a request that a framework has read and parsed; `undefined` for none. */
export function parsedBodyOf(request: Request): unknown {
  return memberOf(request, key)
}
