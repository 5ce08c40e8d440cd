import type { ApiClients } from '../../generated/clients.gen.js'

/** What callers may ask, by API and operation id. Nothing else passes. */
export type Allow = { readonly [Api in keyof ApiClients]?: AllowedOperations<ApiClients[Api]> | undefined }

/** Operations of one API that callers may ask: as they like, or within bounds. */
export type AllowedOperations<Client> = {
  readonly [Id in keyof Client]?: true | Bounds<InputOf<Client[Id]>> | undefined
}

/** What holds the inputs of an operation within bounds. */
export interface Bounds<Input> {
  /** Inputs that have this value, whatever the caller gives. */
  readonly pin?: { readonly [Name in keyof Input]?: Input[Name] } | undefined
  /**
   * The most of an input: a number that is larger is lowered to it, and one that is not given is it; a list with more
   * entries is refused.
   */
  readonly max?: { readonly [Name in BoundedNames<Input>]?: number } | undefined
}

/** The inputs that a method takes. */
type InputOf<Method> = Method extends (...given: infer Given) => unknown ? NonNullable<Given[0]> : never

/** The inputs that are numbers or lists. */
type BoundedNames<Input> = {
  [Name in keyof Input]-?: Extract<NonNullable<Input[Name]>, number | readonly unknown[]> extends never ? never : Name
}[keyof Input]
