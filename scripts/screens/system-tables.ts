import { byId, type Files } from './files'

interface Document {
  readonly components?: { readonly schemas?: { readonly [name: string]: { readonly properties?: object } } }
}

/** The tables behind the hand-written contracts: a schema such as `SysUser` describes the rows of `sys_user`. */
export function systemTables(files: Files): [table: string, columns: ReadonlySet<string>][] {
  const documents = [...byId(files, 'schemas/api').values()].map(({ text }) => JSON.parse(text) as Document)
  const schemas = documents.flatMap(document => Object.entries(document.components?.schemas ?? {}))
  return schemas
    .filter(
      ([name, { properties }]) =>
        name.startsWith('Sys') && Object.hasOwn(properties ?? {}, 'id') && !/(Add|Edit|Body|Tree|TreeModel)$/.test(name),
    )
    .map(([name, { properties }]) => [snake(name), new Set(Object.keys(properties ?? {}).map(snake))])
}

/** `SysUser` → `sys_user`. */
function snake(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, letter => `_${letter}`).toLowerCase()
}
