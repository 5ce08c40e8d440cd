import type { Plugin } from '@redocly/openapi-core'
import { acceptRule } from './acceptRule.js'
import { defaultRule } from './defaultRule.js'
import { displayRule } from './displayRule.js'
import { exampleFieldRule } from './exampleFieldRule.js'
import { exampleInputRule } from './exampleInputRule.js'
import { examplePagesRule } from './examplePagesRule.js'
import { exampleRule } from './exampleRule.js'
import { extensionRule } from './extensions.js'
import { operationNameRule } from './operationNameRule.js'
import { operationRule } from './operationRule.js'
import { operationTypeRule } from './operationTypeRule.js'
import { pathRule } from './pathRule.js'
import { referenceRule } from './referenceRule.js'
import { schemaRule } from './schemaRule.js'
import { selfRule } from './selfRule.js'
import { typeNameRule } from './typeNameRule.js'
import { unreadRule } from './unread.js'

// What our dialect requires of a document beyond OpenAPI, as linter rules, so that every problem is reported with file
// and line.

const rules = {
  schemas: schemaRule,
  operations: operationRule,
  operationNames: operationNameRule,
  typeNames: typeNameRule,
  operationTypes: operationTypeRule,
  references: referenceRule,
  extensions: extensionRule,
  paths: pathRule,
  unread: unreadRule,
  accepted: acceptRule,
  self: selfRule,
  defaults: defaultRule,
  displays: displayRule,
  examples: exampleRule,
  exampleFields: exampleFieldRule,
  exampleInputs: exampleInputRule,
  examplePages: examplePagesRule,
}

/** The rules as a plugin of the linter, whose node types lack our extensions. */
export const dialect = { id: 'dialect', rules: { oas3: rules } } as unknown as Plugin

/** The same rules, switched on. */
export const dialectRules = Object.fromEntries(Object.keys(rules).map((name) => [`dialect/${name}`, 'error' as const]))
