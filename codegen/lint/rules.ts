import type { Plugin } from '@redocly/openapi-core'
import { exampleFieldRule } from './examples/exampleFieldRule.js'
import { exampleInputRule } from './examples/exampleInputRule.js'
import { examplePagesRule } from './examples/examplePagesRule.js'
import { exampleRule } from './examples/exampleRule.js'
import { operationNameRule } from './names/operationNameRule.js'
import { operationTypeRule } from './names/operationTypeRule.js'
import { typeNameRule } from './names/typeNameRule.js'
import { costRule } from './operations/costRule.js'
import { echoedRule } from './operations/echoedRule.js'
import { lifecycleRule } from './operations/lifecycleRule.js'
import { listRule } from './operations/listRule.js'
import { operationRule } from './operations/operationRule.js'
import { pathRule } from './operations/pathRule.js'
import { readRule } from './operations/readRule.js'
import { acceptRule } from './schemas/acceptRule.js'
import { defaultRule } from './schemas/defaultRule.js'
import { displayRule } from './schemas/displayRule.js'
import { echoRule } from './schemas/echoRule.js'
import { extensionRule } from './schemas/extensions.js'
import { referenceRule } from './schemas/referenceRule.js'
import { schemaRule } from './schemas/schemaRule.js'
import { secretRule } from './schemas/secretRule.js'
import { selfRule } from './schemas/selfRule.js'
import { unsupportedRule } from './unsupported/unsupportedRule.js'

// What our dialect requires beyond OpenAPI, as linter rules, so that every problem is reported with file and line.

const rules = {
  schemas: schemaRule,
  operations: operationRule,
  operationNames: operationNameRule,
  typeNames: typeNameRule,
  operationTypes: operationTypeRule,
  references: referenceRule,
  extensions: extensionRule,
  displays: displayRule,
  echoes: echoRule,
  echoed: echoedRule,
  lists: listRule,
  reads: readRule,
  lifecycles: lifecycleRule,
  costs: costRule,
  paths: pathRule,
  unsupported: unsupportedRule,
  accepted: acceptRule,
  secrets: secretRule,
  self: selfRule,
  defaults: defaultRule,
  examples: exampleRule,
  exampleFields: exampleFieldRule,
  exampleInputs: exampleInputRule,
  examplePages: examplePagesRule,
}

/** The rules as a plugin of the linter, whose node types lack our extensions. */
export const dialect = { id: 'dialect', rules: { oas3: rules } } as unknown as Plugin

/** The same rules, switched on. */
export const dialectRules = Object.fromEntries(Object.keys(rules).map((name) => [`dialect/${name}`, 'error' as const]))
