/**
 * Whether a path asks for something that doesn't exist: an address or hash of zeros, the wallet 0x11…10, the block or
 * version 999999999, the zero UUID, or a name such as `unknown.eth`. Operations that document a 404 then respond with
 * that, and other lists with pages have no rows.
 */
export function asksForUnknown(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).some((value) => unknownThings.test(value))
}

const unknownThings = /^(0x0{40}|0x1{39}0|0x0{64}|0{64}|999999999|00000000-0000-0000-0000-000000000000|unknown\..+)$/
