import { ConfigurationError } from '../../errors/configuration.js'
import type { Operation } from '../operation.js'

/**
 * Makes sure that an operation which only a plain node serves goes to one.
 *
 * @param direct - whether the call goes to a plain node
 * @throws {ConfigurationError} INVALID_CONFIGURATION if it would go to the gateway.
 */
export function assertAnswered({ id, fullnodeOnly }: Pick<Operation, 'id' | 'fullnodeOnly'>, direct: boolean): void {
  if (!fullnodeOnly || direct) return
  throw new ConfigurationError(`${id} is served only by a plain node, not by the gateway`, {
    hints: [
      "createClient({ aptosNode: 'fullnode', baseUrl: { aptosNode: 'https://fullnode.mainnet.aptoslabs.com/v1' } })",
    ],
  })
}
