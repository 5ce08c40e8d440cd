import { counted } from '../model/counted.js'
import type { OperationModel } from '../model/model.js'

/** Returns what users notice of an operation on their bill, in logs and in stored cursors, by what it is about. */
export function notesOn(operation: OperationModel): Readonly<Record<string, string>> {
  const {
    method,
    path,
    fullnodePath,
    fullnodeOnly,
    cost,
    costPer,
    lifecycle,
    servers,
    bearer,
    product,
    page,
    idempotent = method !== 'post' && method !== 'patch',
  } = operation
  const headers = [bearer ? ['the bearer authorization'] : [], product ? ['the product'] : []].flat()
  const { style = '', header, next, cursor } = page?.extension ?? {}
  return {
    'is sent as': `${method.toUpperCase()} ${path}`,
    ...(fullnodePath && { 'is sent to a plain node as': fullnodePath }),
    ...(fullnodeOnly && { 'is served only by': 'a plain node' }),
    'after an error is': idempotent ? 'repeated' : 'not repeated',
    ...(cost !== undefined && {
      costs: counted(cost, 'compute unit') + (costPer ? ` per ${costPer.unit}` : ''),
    }),
    ...(lifecycle?.plan && { 'needs the plan': lifecycle.plan }),
    ...(servers && { 'is served by': Object.values(servers).join(', ') }),
    ...(headers.length > 0 && { 'is sent with': headers.join(' and ') }),
    ...(page && { 'is paged by': `${style} ${header ?? next ?? cursor}` }),
  }
}
