/** The key of shortcuts, as it is written on the keyboard at hand. */
export const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
