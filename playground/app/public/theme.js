// The theme that was chosen, before anything is painted: the page itself comes later.
try {
  const theme = localStorage.getItem('ledgerline.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // a page without storage has the system's
}
