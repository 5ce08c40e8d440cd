import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page, as rule and places. The list of all operations, most of what there is to check, is checked
 * the first time.
 *
 * @param only - rules to check instead of all: in a second theme, those that look at colours tell all that is new
 * @param more - rules beside the usual ones
 */
export async function axeFindings(
  page: Page,
  only?: readonly string[],
  more?: Readonly<Record<string, { enabled: boolean }>>,
): Promise<readonly string[]> {
  const isFirst = !(await page.evaluate(() => 'axe' in globalThis))
  if (isFirst) await page.evaluate(axe.source)
  const given = { rules: only && [...only], exclude: isFirst ? [] : ['.sidebar'], more }
  return page.evaluate(async ({ rules, exclude, more }) => {
    const checker: typeof axe = Reflect.get(globalThis, 'axe')
    const { violations } = await checker.run(
      { include: [['html']], exclude },
      { resultTypes: ['violations'], ...(rules && { runOnly: rules }), ...(more && { rules: more }) },
    )
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 4)
          .join(', ')}`,
    )
  }, given)
}

/** The rules that a theme can break. */
export const ofColours: readonly string[] = ['color-contrast', 'link-in-text-block']
