/** Whether a URL leads to this very machine: 127.0.0.0/8, `[::1]` or `localhost`, over http or https. */
export function isLoopback(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  // The URL has brought every spelling of an IPv4 address, as 127.1 or 0x7f000001, into four decimal numbers.
  return /^https?:$/.test(protocol) && /^(127(\.\d+){3}|\[::1\]|localhost)$/.test(hostname)
}

/** Whether a connection comes from this very machine, by the address of its other end; a socket of both versions maps IPv4. */
export function isOfThisMachine(address: string | undefined): boolean {
  return /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(address ?? '')
}
