/** Gateways that serve what lies on IPFS to everybody; a visitor may name another. */
export const gateways: readonly string[] = ['https://ipfs.io', 'https://dweb.link', 'https://gateway.pinata.cloud']

/** The origin of a gateway that somebody typed; `undefined` unless it is one of HTTPS. */
export function gatewayOf(text: string): string | undefined {
  const url = parsed(text.includes('://') ? text.trim() : `https://${text.trim()}`)
  return url && isPlain(url) ? url.origin : undefined
}

/**
 * Where a picture is loaded from: IPFS through the gateway, whichever gateway its author wrote, Arweave through its own,
 * everything else from where it is, over HTTPS. `undefined` for what is not loaded at all: `data:`, `http:`, scripts.
 *
 * @param uri - as metadata has it, written by whoever made the token
 */
export function pictureUrl(uri: string, gateway: string): string | undefined {
  if (uri.length > longest) return undefined
  const path = ipfsPath(uri.trim())
  const url = parsed(path === undefined ? uri.trim().replace(/^ar:\/\//i, 'https://arweave.net/') : gateway + path)
  return url && isPlain(url) ? url.href : undefined
}

/** Whether a picture comes through the gateway. */
export const isOnIpfs = (uri: string): boolean => uri.length <= longest && ipfsPath(uri.trim()) !== undefined

/** More than any host takes, and less than a picture that is written into its own address. */
const longest = 2000

/** `/ipfs/<cid>/…` of anything that names content on IPFS: its own scheme, a path, or the address of some gateway. */
function ipfsPath(uri: string): string | undefined {
  const [, cid, rest = ''] = inScheme.exec(uri) ?? inPath.exec(uri) ?? inHost.exec(uri) ?? []
  // a path that climbs out of its content would be another request
  return cid === undefined || /(^|[/\\])(\.|%2e){2}([/\\]|$)/i.test(rest) ? undefined : `/ipfs/${cid}${rest}`
}

const inScheme = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{46,128})(\/[^?#]*)?/i
const inPath = /^(?:https?:\/\/[^/?#]+)?\/ipfs\/([a-z\d]{46,128})(\/[^?#]*)?/i
const inHost = /^https?:\/\/([a-z\d]{46,128})\.ipfs\.[^/?#]+(\/[^?#]*)?/i

/** Whether an address is one of HTTPS that carries no name and no password. */
const isPlain = ({ protocol, username, password }: URL): boolean =>
  protocol === 'https:' && username === '' && password === ''

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
