/** Whether a click ended a drag over text, which is then to be copied, not opened. */
export const hasMarked = (): boolean => getSelection()?.type === 'Range'
