/** When the provider ends a chain. */
export interface ChainEnd {
  /** ISO date of its last day, past or announced. */
  readonly on?: string
  /** ISO date by which it had ended, if its last day isn't known. */
  readonly by?: string
}

/** The chains that the provider has ended or is going to end, by id. */
export const chainEnds: Readonly<Record<number, ChainEnd>> = {
  5: { by: '2024-12-05' },
  250: { on: '2026-05-29' },
  338: { by: '2024-12-05' },
  1135: { on: '2026-09-25' },
  1284: { on: '2026-08-21' },
  1285: { on: '2026-08-21' },
  1287: { on: '2026-06-15' },
  2021: { by: '2026-03-04' },
  4002: { by: '2026-04-30' },
  4202: { on: '2026-06-15' },
  10200: { on: '2026-06-15' },
  17000: { by: '2026-03-04' },
  43113: { by: '2024-12-05' },
  59141: { on: '2026-06-15' },
  80001: { by: '2024-12-05' },
  84531: { by: '2024-12-05' },
  88882: { on: '2026-06-15' },
  421613: { by: '2024-12-05' },
  11297108109: { on: '2024-11-22' },
}
