import type { OperationObject } from '../../document/document.js'
import { type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

interface Server {
  readonly url: unknown
  readonly 'x-network'?: string
  readonly 'x-api'?: string
}

/** A valid path: segments of characters that need no encoding, or of names in braces. */
const template = /^(\/([\w.~:@!$&'()*+,;=-]|\{\w+\})*)+$/

/** Requires paths and hosts that make up the URL of a request. */
export const pathRule = () => ({
  Root: {
    enter({ servers = [] }: { readonly servers?: readonly Server[] }, context: Context) {
      if (servers.length === 0) reportAt(context, [], 'the document has no server: write one under `servers`')
      for (const [index, server] of servers.entries())
        if (server['x-api'] !== undefined)
          reportAt(context, ['servers', String(index)], "'x-api' belongs on a server of one operation or path")
      checkNetworks(servers, context)
    },
  },
  PathItem: { enter: checkOwnServers },
  Operation: { enter: checkOwnServers },
  Server: {
    enter({ url }: Server, context: Context) {
      if (!isHost(String(url)))
        reportAt(context, 'url', `'${url}' is no host: write https://, a name and perhaps a path`)
    },
  },
  Paths: {
    enter(node: object, context: Context) {
      for (const path of Object.keys(node)) {
        const location = context.location.child([path]).key()
        if (!template.test(path)) context.report({ message: `'${path}' is no path: ${syntax}`, location })
      }
    },
    Operation: {
      enter(node: OperationObject, context: Context) {
        for (const word of ['x-wire-path', 'x-fullnode-path'] as const) {
          const path = node[word]
          if (path === undefined) continue
          const unknown = unknownIn(path, { ...context, node })
          if (!template.test(path)) reportAt(context, word, `'${path}' is no path: ${syntax}`)
          else if (unknown) reportAt(context, word, `'${path}' has no parameter '${unknown}' in the path`)
        }
      },
    },
  },
})

/** Requires the hosts of an operation to belong to one API. */
function checkOwnServers({ servers }: { readonly servers?: readonly Server[] }, context: Context): void {
  if (!servers) return
  if (servers.length === 0) reportAt(context, 'servers', 'there is no server: write one, or none for those of the API')
  if (new Set(servers.map((server) => server['x-api'])).size > 1)
    reportAt(context, 'servers', "these servers are of several APIs: write one 'x-api' on all of them")
  checkNetworks(servers, context)
}

function checkNetworks(servers: readonly Server[], context: Context): void {
  const networks = servers.map((server) => server['x-network'] ?? '')
  for (const [index, network] of networks.entries()) {
    const isOther = networks.indexOf(network) < index
    if (isOther) reportAt(context, ['servers', String(index)], `another server is for ${network || 'no network'}, too`)
  }
}

const syntax = "it begins with '/' and has letters, digits and `{names}` between slashes; a query is parameters"

/** Returns the first name in a path for which there is no path parameter. */
function unknownIn(path: string, operation: Part): string | undefined {
  const { parameters = [] }: OperationObject = Object(operation.node)
  const inPath = [...parameters.keys()].map((index) => Object(within(operation, ['parameters', index]).node))
  const names = inPath.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).find((name) => !names.includes(name))
}

function isHost(text: string): boolean {
  if (!/^https?:\/\/[^?#{}\s]+$/.test(text) || !URL.canParse(text)) return false
  return new URL(text).username === ''
}
