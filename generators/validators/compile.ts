import { Ajv, type Options } from 'ajv'
import standaloneCode from 'ajv/dist/standalone'
import { decideUnions, type Schema, type SchemaSet } from './unions'

/** The one thing that the code would take from ajv at run time. */
const countCharacters = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;?/g

/** `verbose` hands the schema of each error along, which names the known words. */
const options: Options = {
  allErrors: true,
  verbose: true,
  inlineRefs: false,
  strictTypes: false,
  allowUnionTypes: true,
  code: { source: true, esm: true },
}

/** The source of an ES module that exports one validator for each name; it needs neither ajv nor `new Function`. */
export function compileValidators(set: SchemaSet, exported: { readonly [name: string]: string }): string {
  const ajv = new Ajv(options)
  for (const [id, schema] of set) ajv.addSchema(withoutProse(decideUnions(schema, set, id)) as Schema)
  const code = standalone(ajv, exported).replace(countCharacters, 'const $1 = text => [...text].length;')
  const outside = /require\([^)]*\)/.exec(code)
  if (outside) throw new Error(`the validators would need ${outside[0]} at run time`)
  return code
}

/** The package is CommonJS: its function is the default, or the default of that, as the loader likes it. */
function standalone(ajv: Ajv, exported: { readonly [name: string]: string }): string {
  const made = standaloneCode as typeof standaloneCode | { readonly default: typeof standaloneCode }
  return (typeof made === 'function' ? made : made.default)(ajv, { ...exported })
}

/** Titles and descriptions are for editors. */
function withoutProse(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map(item => withoutProse(item))
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([key]) => names || (key !== 'description' && key !== 'title'))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutProse(value, !names && (key === 'properties' || key === 'definitions'))]),
  )
}
