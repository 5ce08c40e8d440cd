/** What bounds the bodies of deliveries. */
export interface BodyLimits {
  /** Bytes of one. */
  readonly maxBody: number
  /** Bytes of all that are not verified yet. */
  readonly maxUnverified: number
  /** Milliseconds. */
  readonly timeout: number
}

/** The same, as options give them. */
type GivenLimits = { readonly [Name in keyof BodyLimits]?: BodyLimits[Name] | undefined }

/** Fills in the defaults of what bounds bodies, for handlers and inboxes. */
export function bodyLimits(given: GivenLimits): BodyLimits {
  const { maxBody = 10e6, maxUnverified = Math.max(64e6, maxBody), timeout = 30_000 } = given
  return { maxBody, maxUnverified, timeout }
}
