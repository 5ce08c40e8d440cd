import { fileOfPrimitive } from '../formats/primitives.js'
import { valueTypes } from '../formats/valueTypes.js'
import type { TypeNames } from '../model/typeText.js'

/** A generated file: its text, and the lines that import what the text names. */
export interface Emitted {
  readonly text: string
  readonly imports: readonly string[]
}

/** Collects the imports of a generated file. Code that writes a name into its text gets the name from here. */
export class Imports implements TypeNames {
  readonly #lines = new Set<string>()
  readonly #values = new Map<string, Set<string>>()
  readonly #types = new Map<string, Set<string>>()

  /** A function of `src/operation`. */
  readonly primitive = (name: string): string => this.value(name, `../../src/operation/${fileOfPrimitive(name)}.js`)

  /** A type of the model, as other files than `types.gen.ts` name it. */
  readonly model = (name: string): string => this.#namespace('T', './types.gen.js', name)

  /** The raw response of an operation. */
  readonly wire = (name: string): string => this.#namespace('W', './wireAnswers.js', name)

  /** A handwritten type. A global type needs no import. */
  readonly handwritten = (name: string): string => {
    const file = valueTypes[name]
    return file === undefined ? name : this.type(name, `../../src/${file}.js`)
  }

  /** A function or constant of a module. */
  value(name: string, module: string): string {
    addTo(this.#values, module, name)
    return name
  }

  /** A type of a module. */
  type(name: string, module: string): string {
    addTo(this.#types, module, name)
    return name
  }

  /** A function or constant of a module under another name, because several modules have one of that name. */
  valueAs(name: string, alias: string, module: string): string {
    addTo(this.#values, module, name === alias ? name : `${name} as ${alias}`)
    return alias
  }

  /** A type of a module under another name. */
  typeAs(name: string, alias: string, module: string): string {
    addTo(this.#types, module, `${name} as ${alias}`)
    return alias
  }

  /** A type of a module whose types are named by an alias of the module. */
  typeOf(alias: string, module: string, name: string): string {
    return this.#namespace(alias, module, name)
  }

  /** The import lines, one per module. */
  lines(): readonly string[] {
    const modules = [...new Set([...this.#values.keys(), ...this.#types.keys()])]
    const named = modules.map((module) => {
      const values = [...(this.#values.get(module) ?? [])].sort()
      const types = [...(this.#types.get(module) ?? [])].sort()
      if (values.length === 0) return `import type { ${types.join(', ')} } from '${module}'`
      return `import { ${[...values, ...types.map((name) => `type ${name}`)].join(', ')} } from '${module}'`
    })
    return [...named, ...this.#lines].sort((a, b) => (moduleOf(a) < moduleOf(b) ? -1 : 1))
  }

  #namespace(alias: string, module: string, name: string): string {
    this.#lines.add(`import type * as ${alias} from '${module}'`)
    return `${alias}.${name}`
  }
}

function addTo(map: Map<string, Set<string>>, module: string, name: string): void {
  const names = map.get(module) ?? new Set()
  map.set(module, names.add(name))
}

const moduleOf = (line: string): string => line.slice(line.lastIndexOf(' from '))
