import { readPlans } from '../../document/plans.js'
import type { Model } from '../../model/model.js'
import type { Files } from '../files.js'
import { errorsPage } from './errorsPage.js'
import { formatsPage } from './formatsPage.js'
import { groupPage } from './groupPage.js'
import { groupsOf } from './groups.js'
import { indexPage } from './indexPage.js'
import { lifecyclePage } from './lifecyclePage.js'
import { plansPage } from './plansPage.js'
import { typesPage } from './typesPage.js'

/** The pages of `docs/reference`. */
export function referenceFiles(models: readonly Model[]): Files {
  return {
    'docs/reference/README.md': indexPage(models),
    'docs/reference/errors.md': errorsPage(models),
    'docs/reference/formats.md': formatsPage(),
    'docs/reference/lifecycle.md': lifecyclePage(models),
    'docs/reference/plans.md': plansPage(readPlans()),
    ...Object.assign({}, ...models.map(pagesOf)),
  }
}

function pagesOf(model: Model): Files {
  const pages = groupsOf(model).map((group) => [
    `docs/reference/${model.api}/${group.name}.md`,
    groupPage(model, group),
  ])
  return { ...Object.fromEntries(pages), [`docs/reference/${model.api}/types.md`]: typesPage(model) }
}
