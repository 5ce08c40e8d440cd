/** Round numbers from below the lowest value to above the highest, a handful at most; they bound the drawing. */
export function ticksOf(low: number, high: number, count = 4): readonly number[] {
  const range = high - low || Math.abs(high) || 1
  const rough = range / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough * (1 - 1e-9)) ?? rough
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
