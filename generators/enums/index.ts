import type { Contract, Schema } from '../contract'
import { camel } from '../contract/names'
import { docComment, header, key } from '../emit/text'

/** `enums.ts`: the values of each named schema, and of each of its properties, at run time: `PetStatus.sold`. */
export function enumFiles(contract: Contract, { command }: { readonly command: string }): Map<string, string> {
  const found = new Map<string, { readonly values: readonly unknown[]; readonly schema: Schema }>()
  const see = (name: string, schema: Schema) => {
    const values = valuesOf(schema)
    if (values !== null && !found.has(name)) found.set(name, { values, schema })
  }
  for (const { name, schema } of contract.schemas.values()) {
    see(name, schema)
    if (typeof schema === 'boolean') continue
    for (const [property, inner] of Object.entries(schema.properties ?? {})) {
      const item = typeof inner === 'object' && typeof inner.items === 'object' ? inner.items : inner
      const tail = camel(property)
      see(`${name}${tail.charAt(0).toUpperCase()}${tail.slice(1)}`, item)
    }
  }
  const constants = [...found].map(([name, { values, schema }]) => {
    const members = values.map(value => `  ${key(String(value))}: ${JSON.stringify(value)},\n`)
    const description = typeof schema === 'object' ? schema.description : null
    return `${docComment([description])}export const ${name} = {\n${members.join('')}} as const\n`
  })
  return new Map([['enums.ts', `${header(command)}${constants.length === 0 ? 'export {}\n' : `\n${constants.join('\n')}`}`]])
}

/** The texts and numbers of an enumeration; null for what is none. */
function valuesOf(schema: Schema): readonly unknown[] | null {
  if (typeof schema === 'boolean' || schema.enum === undefined) return null
  const values = schema.enum.filter(value => typeof value === 'string' || typeof value === 'number')
  return values.length > 0 && new Set(values.map(String)).size === values.length ? values : null
}
