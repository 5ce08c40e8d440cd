const minute = 10
const hour = 60 * minute

/**
 * Milliseconds to wait before each repeat of a delivery that was not taken, after which it is given up. The service's
 * schedule in shortened time: a minute takes 10 ms, the two days of it 27 s.
 */
export const deliverySchedule: readonly number[] = [minute, 10 * minute, hour, 2 * hour, 6 * hour, 12 * hour, 24 * hour]
