const minute = 10
const hour = 60 * minute

/**
 * Milliseconds to wait before each repeat of a delivery that was not accepted; after the last it is given up. This is
 * the service's schedule, sped up: a minute takes 10 ms, its two days 27 s.
 */
export const deliverySchedule: readonly number[] = [minute, 10 * minute, hour, 2 * hour, 6 * hour, 12 * hour, 24 * hour]
