import type { AbiEventParameter, AbiParameterToPrimitiveType } from 'abitype'
import type { WebhookLog } from '../../../generated/streams/types.gen.js'
import type { Hex } from '../../values/hex.js'
import type { AbiSource } from '../delivery/delivery.js'

/** A decoded log. */
export interface EventRecord<Name extends string = string, Args = EventArgs> {
  /** Name of the event. */
  readonly name: Name
  /** Signature of the event, such as `Transfer(address,address,uint256)`. */
  readonly signature: string
  /**
   * The event's fields by name, or a list in their order if one of them has no name. Integers are `bigint`, or `number`
   * up to 48 bits; addresses and bytes are lower-case hex. An indexed field of dynamic type is its hash.
   */
  readonly args: Args
  /** The log that it was decoded from. */
  readonly log: WebhookLog
}

/** The fields of an event whose ABI TypeScript doesn't know. */
export type EventArgs = Readonly<Record<string, unknown>>

/** A decoded log of one of an ABI's events. It is typed by the ABI, if that is `as const`. */
export type DecodedEvent<TAbi extends AbiSource> = RecordOf<Extract<TAbi[number], { readonly type: 'event' }>, TAbi>

/** The type of a delivery's own ABI doesn't name any events, so it can be any event. */
type RecordOf<Event, TAbi extends AbiSource> = [Event] extends [never]
  ? string extends TAbi[number]['type']
    ? EventRecord
    : never
  : Event extends { readonly name: infer Name extends string; readonly inputs: infer Inputs }
    ? EventRecord<Name, ArgsOf<Inputs>>
    : EventRecord

type ArgsOf<Inputs> = Inputs extends readonly AbiEventParameter[]
  ? number extends Inputs['length']
    ? EventArgs
    : Inputs[number] extends { readonly name: infer Name }
      ? '' extends Name
        ? ListOf<Inputs>
        : { readonly [Input in Inputs[number] as Input['name'] & string]: ValueOf<Input> }
      : ListOf<Inputs>
  : EventArgs

type ListOf<Inputs extends readonly AbiEventParameter[]> = {
  readonly [Index in keyof Inputs]: ValueOf<Inputs[Index]>
}

type ValueOf<Input extends AbiEventParameter> = Input extends {
  readonly indexed: true
  readonly type: 'string' | 'bytes' | `tuple${string}` | `${string}]`
}
  ? Hex
  : AbiParameterToPrimitiveType<Input, 'outputs'>
