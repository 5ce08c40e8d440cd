import { memberOf } from '../../runtime/members.js'

/** Where a `Request` made from Node's holds the body that a framework has parsed. */
const key: unique symbol = /* @__PURE__ */ Symbol.for('ledgerline.parsedBody')

/** Keeps the body that a framework has parsed with the request, for handlers that need no signature. */
export function keepParsedBody(request: Request, body: unknown): void {
  Object.defineProperty(request, key, { value: body })
}

/** Returns the body that a framework has read and parsed, or `undefined` if there is none. */
export function parsedBodyOf(request: Request): unknown {
  return memberOf(request, key)
}
