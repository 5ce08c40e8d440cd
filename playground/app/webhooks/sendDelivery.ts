/** A delivery, and where it goes. */
export interface HandlerRequest {
  readonly url: string
  readonly body: string
  readonly signature: string
}

/** Whether a URL leads to this machine; the mock server checks it too. */
export function isLoopbackUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && /^(127(\.\d+){3}|\[::1\]|localhost)$/.test(hostname)
}

/** The delivery as a command for a shell, which takes the body as it is. */
export function curlText({ url, body, signature }: HandlerRequest): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
  return [
    `curl -i -X POST ${quoted(url)}`,
    "-H 'content-type: application/json'",
    `-H ${quoted(`x-signature: ${signature}`)}`,
    `--data-binary ${quoted(body)}`,
  ].join(' \\\n  ')
}

/** Sends a delivery through the mock server, and says how the handler answered. */
export async function sendDelivery(mockServer: string, request: HandlerRequest): Promise<string> {
  try {
    const response = await fetch(`${mockServer}/__mock/deliver`, { method: 'POST', body: JSON.stringify(request) })
    const { status, elapsed, message } = Object(await response.json())
    if (!response.ok) return `The mock server rejected it: ${String(message)}`
    return /^\d+$/.test(String(status))
      ? `Your handler returned ${status} in ${elapsed} ms.`
      : `Your handler didn’t respond: ${status}.`
  } catch {
    return `The mock server at ${mockServer} can’t be reached.`
  }
}
