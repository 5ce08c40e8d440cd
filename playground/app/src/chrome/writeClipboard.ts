/** Copies; the clipboard needs a secure page and the visitor's leave, and without either there is still the old way. */
export async function writeClipboard(text: string): Promise<void> {
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false, // refused, as in a frame of another page
  )
  if (await written) return
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
}
