import type { Document, MediaType, Method, OperationObject, Parameter, Server } from './document.js'

/** The methods an operation may have, in the order they are emitted. */
export const methods: readonly Method[] = ['get', 'put', 'post', 'patch', 'delete']

/** Returns the success response of an operation, and its media type. */
export function successOf(operation: Pick<OperationObject, 'responses'>): {
  status: string
  media: MediaType | undefined
} {
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '200'
  return { status, media: operation.responses[status]?.content?.['application/json'] }
}

/** Yields every operation of a document with its path and method. */
export function* operationsOf(document: Document): Generator<{
  path: string
  method: Method
  operation: OperationObject
  parameters: readonly Parameter[]
  /** Hosts of this operation, instead of those of the document. */
  servers: readonly Server[] | undefined
}> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation) {
        const { parameters = [], servers = item.servers } = operation
        yield { path, method, operation, parameters, servers }
      }
    }
  }
}
