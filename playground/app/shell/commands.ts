import type { Mode } from '../run/connection/connection.js'
import type { Theme } from './theme.js'

/** Something the search does instead of going somewhere. */
export interface Command {
  readonly id: string
  readonly title: string
  readonly why: string
  run(): void
}

/** The commands of the page: where calls go, light or dark. */
export function commandsFor({
  setMode,
  askForKey,
  setTheme,
}: {
  readonly setMode: (mode: Mode) => void
  readonly askForKey: () => void
  readonly setTheme: (theme: Theme) => void
}): readonly Command[] {
  const themes = { light: 'Light', dark: 'Dark', system: 'System' } as const
  return [
    ...(['light', 'dark', 'system'] as const).map((theme) => ({
      id: `theme ${theme}`,
      title: `Theme: ${theme}`,
      why: `${themes[theme]} theme, colour mode`,
      run: () => setTheme(theme),
    })),
    { id: 'mode mock', title: 'Mode: mock', why: 'Calls go to the mock; no key needed', run: () => setMode('mock') },
    {
      id: 'mode live',
      title: 'Mode: live',
      why: 'Calls go to the live service with your API key',
      run: () => {
        setMode('live')
        askForKey()
      },
    },
  ]
}

/** Commands that have every word of a text at the beginning of one of theirs; none for no text. */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return commands.filter(({ title, why }) => {
    const own = `${title} ${why}`.toLowerCase().split(/[^a-z]+/)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
}
