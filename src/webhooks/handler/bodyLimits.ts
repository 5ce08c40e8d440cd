/** Limits for the bodies of deliveries. */
export interface BodyLimits {
  /** Bytes of one body. */
  readonly maxBody: number
  /** Bytes of all bodies that are not verified yet. */
  readonly maxUnverified: number
  /** Milliseconds. */
  readonly timeout: number
}

type GivenLimits = { readonly [Name in keyof BodyLimits]?: BodyLimits[Name] | undefined }

/** Fills in the defaults of the limits, for handlers and inboxes. */
export function bodyLimits(given: GivenLimits): BodyLimits {
  const { maxBody = 10e6, maxUnverified = Math.max(64e6, maxBody), timeout = 30_000 } = given
  return { maxBody, maxUnverified, timeout }
}
