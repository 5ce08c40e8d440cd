import type { Page } from 'playwright-core'

/** What leaves the window, and words that stand where they do not fit. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    const cut = [...document.querySelectorAll('button, label, h1, h2, p, dt, dd, legend')].filter(
      (box) =>
        box.checkVisibility() &&
        !box.closest('.unseen') &&
        getComputedStyle(box).display !== 'inline' &&
        box.scrollHeight > box.clientHeight + 3,
    )
    const outside = [...document.querySelectorAll('.topbar :is(button, label), .sheet :is(input, button)')].filter(
      (box) =>
        box.checkVisibility() &&
        (box.getBoundingClientRect().right > innerWidth || box.getBoundingClientRect().left < 0),
    )
    return [...scrolls, ...[...cut, ...outside].map((box) => `${box.className} ${box.textContent?.slice(0, 30)}`)]
  })
