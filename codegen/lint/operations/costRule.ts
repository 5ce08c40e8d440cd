import type { OperationObject, Schema } from '../../document/document.js'
import { chargedFormats } from '../../formats/formats.js'
import { inputsOf } from '../operationInputs.js'
import { within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/** Requires the list by which a cost is multiplied. */
export const costRule = () => ({
  Operation: {
    enter(node: OperationObject, context: Context) {
      const { 'x-cost': cost, 'x-cost-per': unit } = node
      if (unit === undefined || !Object.hasOwn(chargedFormats, unit)) return // another rule names the units
      if (cost === undefined) reportAt(context, 'x-cost-per', "'x-cost-per' belongs beside an 'x-cost'")
      const lists = inputsOf({ ...context, node }).filter(({ schema }) => {
        const items: Schema = Object(within(schema, ['items']).node)
        return chargedFormats[unit].test(items.format ?? '')
      })
      if (lists.length !== 1)
        reportAt(
          context,
          'x-cost-per',
          `'x-cost-per: ${unit}' needs one input that lists ${unit}s, not ${lists.length}`,
        )
    },
  },
})
