/**
 * Turns a `Request` into a `Response`, as fetch-style servers expect. It ignores the second argument that some of them
 * pass.
 *
 * For node:http and Express, wrap it with `toNodeListener`: `express().post(path, handler)` would refuse every
 * delivery, so this type doesn't accept Node's arguments.
 */
export type WebhookHandler = <Platform>(request: Request, platform?: NotOfNode<Platform>) => Promise<Response>

/** What fetch-style servers may pass besides the request: anything but Node's request or response. */
export type NotOfNode<Platform> = Platform extends
  | { readonly httpVersion: string }
  | { writeHead(...args: never): unknown }
  ? never
  : Platform
