export type { Allow, AllowedOperations, Bounds } from './proxy/allow.js'
export type { ProxyOptions } from './proxy/options.js'
export { createProxy, type ProxyHandler } from './proxy/proxy.js'
export { type NodeListener, toNodeListener } from './webhooks/node/nodeListener.js'
