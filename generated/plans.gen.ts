// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** What the provider's plans grant and cost, by monthly billing, as of 2026-08-20. */
export const plans = {
  starter: { usdPerMonth: 149, unitsPerMonth: 2000000, requestsPerSecond: 40, usdPerMillionOver: 11.25 },
  pro: { usdPerMonth: 249, unitsPerMonth: 100000000, requestsPerSecond: 80, usdPerMillionOver: 5 },
  business: { usdPerMonth: 749, unitsPerMonth: 500000000, requestsPerSecond: 200, usdPerMillionOver: 4 },
} as const
