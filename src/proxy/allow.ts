import type { ApiClients } from '../../generated/clients.gen.js'

/** The operations that callers may use, by API and operation id. Anything else gets a 403. */
export type Allow = { readonly [Api in keyof ApiClients]?: AllowedOperations<ApiClients[Api]> | undefined }

/** The operations of one API that callers may use: `true` for any inputs, or bounds. */
export type AllowedOperations<Client> = {
  readonly [Id in keyof Client]?: true | Bounds<InputOf<Client[Id]>> | undefined
}

/** Bounds for the inputs of an operation. */
export interface Bounds<Input> {
  /** Inputs that always have this value, whatever the caller passes. */
  readonly pin?: { readonly [Name in keyof Input]?: Input[Name] } | undefined
  /**
   * The maximum of an input. A number that is larger or missing becomes the maximum. A list with more entries is
   * refused with a 400.
   */
  readonly max?: { readonly [Name in BoundedNames<Input>]?: number } | undefined
}

/** The inputs that a method takes. */
type InputOf<Method> = Method extends (...given: infer Given) => unknown ? NonNullable<Given[0]> : never

/** The inputs that are numbers or lists. */
type BoundedNames<Input> = {
  [Name in keyof Input]-?: Extract<NonNullable<Input[Name]>, number | readonly unknown[]> extends never ? never : Name
}[keyof Input]
