export type { AbiItem, WebhookLog } from './streams.js' // where declaration files of users can name its types
export type { DecodedEvent, EventArgs, EventRecord } from './webhooks/abi/eventTypes.js'
export { type DecodedLogs, decodeLogs, type LogSource } from './webhooks/abi/logs.js'
export type {
  BitcoinDelivery,
  BitcoinDeliveryInput,
  BitcoinDeliveryOutput,
  BitcoinDeliveryTransaction,
  BitcoinPhase,
} from './webhooks/delivery/bitcoinDelivery.js'
export type {
  AbiSource,
  AptosDelivery,
  Deliveries,
  Delivery,
  EvmDelivery,
  KnownDelivery,
  UnknownDelivery,
} from './webhooks/delivery/delivery.js'
export { parseWebhook, type WebhookInput } from './webhooks/delivery/parse.js'
export type {
  SolanaDelivery,
  SolanaDeliveryTransaction,
  SolanaTokenChange,
} from './webhooks/delivery/solanaDelivery.js'
export { isTestDelivery } from './webhooks/delivery/testDelivery.js'
export type { OnUnknownFields } from './webhooks/delivery/unknownDeliveryFields.js'
export type { Dedupe } from './webhooks/handler/dedupe.js'
export { createWebhookHandler } from './webhooks/handler/handler.js'
export type { DeliveryContext, WebhookHandlerOptions } from './webhooks/handler/handlerOptions.js'
export type { OnIssue } from './webhooks/handler/unknownFamily.js'
export { type NodeListener, toNodeListener } from './webhooks/node/nodeListener.js'
export type { NodeRequest } from './webhooks/node/nodeRequest.js'
export type { NodeResponse } from './webhooks/node/nodeResponse.js'
export type { NotOfNode, WebhookHandler } from './webhooks/node/webhookHandler.js'
export type { SimulatedBitcoinChain, SimulatedBitcoinTransaction } from './webhooks/simulate/bitcoinChain.js'
export type { SimulatedEvmChain } from './webhooks/simulate/evmChain.js'
export type { Scenario } from './webhooks/simulate/scenario.js'
export {
  type SimulatedDeliveries,
  type SimulatedDelivery,
  type SimulationOptions,
  simulateDeliveries,
} from './webhooks/simulate/simulate.js'
export type { SimulatedChain } from './webhooks/simulate/simulatedChain.js'
export type { SimulatedSolanaChain, SimulatedStatus } from './webhooks/simulate/solanaChain.js'
export type { SimulatedTransfer } from './webhooks/simulate/transfersToSend.js'
export type { StreamNetwork } from './webhooks/verify/network.js'
export type { RawBody } from './webhooks/verify/rawBody.js'
export type { Secret } from './webhooks/verify/secrets.js'
export { signWebhook } from './webhooks/verify/sign.js'
export { type SignedRequest, verifySignature } from './webhooks/verify/verify.js'
