import { type EventDecoder, eventDecoder } from './eventDecoder.js'

/** The events of an ABI, compiled to decode logs. */
export interface CompiledAbi {
  /** Several events may share a signature and differ in what is indexed, such as `Transfer` of ERC-20 and ERC-721. */
  readonly byTopic: ReadonlyMap<string, readonly EventDecoder[]>
  readonly anonymous: readonly EventDecoder[]
}

// Compiling a large ABI takes many times as long as decoding a small delivery. The cache entry is freed with its ABI.
const compiled = /* @__PURE__ */ new WeakMap<object, CompiledAbi>()

/** Compiles the events of an ABI, once per object. Later changes to the object have no effect. */
export function compileAbi(abi: readonly unknown[]): CompiledAbi {
  const cached = compiled.get(abi)
  if (cached) return cached
  const byTopic = new Map<string, EventDecoder[]>()
  const anonymous: EventDecoder[] = []
  for (const item of abi) {
    const event = eventDecoder(item)
    if (!event) continue
    const others = event.topic === undefined ? anonymous : byTopic.get(event.topic)
    if (others) others.push(event)
    else if (event.topic !== undefined) byTopic.set(event.topic, [event])
  }
  const result = { byTopic, anonymous }
  compiled.set(abi, result)
  return result
}
