/**
 * A handler that turns a `Request` into a `Response`, as fetch-style servers call it. The second argument that some of them
 * pass is not read.
 *
 * Its type refuses what Node's servers pass, so that `express().post(path, handler)` does not compile, which would reject
 * every delivery: `toNodeListener` is for them.
 */
export type WebhookHandler = <Platform>(request: Request, platform?: NotOfNode<Platform>) => Promise<Response>

/** What fetch-style servers pass besides the request: anything but a request or response of Node. */
export type NotOfNode<Platform> = Platform extends
  | { readonly httpVersion: string }
  | { writeHead(...args: never): unknown }
  ? never
  : Platform
