/**
 * Copies, and returns whether it could. The clipboard needs a secure page and the visitor's leave; without either there
 * is still the old way.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false, // refused, as in a frame of another page
  )
  if (await written) return true
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
