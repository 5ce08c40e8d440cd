import type { ReactElement } from 'react'
import { ConnectionSwitch } from '../run/connection/ConnectionSwitch.js'
import { modifier } from '../ui/pressing.js'
import { chooseTheme, type Theme, useTheme } from './theme.js'

/** Brand, search, where calls go, and light or dark. */
export function TopBar({
  onSearch,
  onMenu,
  menuOpen,
}: {
  readonly onSearch: () => void
  readonly onMenu: () => void
  readonly menuOpen: boolean
}): ReactElement {
  return (
    <header className="topbar">
      <button
        id="menu-button"
        type="button"
        className="menu-button"
        aria-expanded={menuOpen}
        aria-controls="sidebar"
        onClick={onMenu}
      >
        <span className="unseen">Operations</span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1 3.5h14M1 8h14M1 12.5h14" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      </button>
      <a className="brand" href="#/" aria-label="ledgerline, start page">
        <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
          <path d="M1 5.5h20M1 11h20M1 16.5h20" />
          <path d="M7 1v20M8.8 1v20" />
        </svg>
        <span>ledgerline</span>
      </a>
      <button
        type="button"
        className="search-button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
      >
        <span className="cut">Search operations, inputs, fields</span>
        <kbd>{modifier} K</kbd>
      </button>
      <ConnectionSwitch />
      <ThemeSwitch />
    </header>
  )
}

const themes: readonly { readonly theme: Theme; readonly label: string; readonly path: string }[] = [
  { theme: 'system', label: 'System', path: 'M2 3h12v8H2zM6 14h4M8 11v3' },
  {
    theme: 'light',
    label: 'Light',
    path: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6 13 13M13 3l-1.4 1.4M4.4 11.6 3 13',
  },
  { theme: 'dark', label: 'Dark', path: 'M13 9.6A5.6 5.6 0 0 1 6.4 3 5.6 5.6 0 1 0 13 9.6Z' },
]

function ThemeSwitch(): ReactElement {
  const theme = useTheme()
  const index = themes.findIndex((each) => each.theme === theme)
  const next = themes[(index + 1) % themes.length]
  const now = themes[index]
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => next && chooseTheme(next.theme)}
      title={`Theme: ${now?.label}`}
    >
      <span className="unseen">
        Theme: {now?.label}. Change to {next?.label}
      </span>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={now?.path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}
