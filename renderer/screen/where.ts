import type { JsonPath } from '../model/json'

/** A place in words: `field "level"`, `field "level", "props.format"`, `"list.row[0].do[1]"`; the whole for the root. */
export function whereOf(path: JsonPath, whole = 'at the top'): string {
  const { names, rest } = fieldsOf(path)
  const keys = dotted(rest)
  if (names.length === 0) return keys === '' ? whole : JSON.stringify(keys)
  const field = `field ${JSON.stringify(names.join('.'))}`
  return keys === '' ? field : `${field}, ${JSON.stringify(keys)}`
}

function fieldsOf(path: JsonPath): { readonly names: readonly (string | number)[]; readonly rest: JsonPath } {
  const names: (string | number)[] = []
  let start = 0
  while (path[start] === 'fields' && path[start + 1] !== undefined && typeof path[start + 1] === 'string') {
    names.push(path[start + 1] as string)
    start += 2
  }
  return { names, rest: path.slice(start) }
}

function dotted(path: JsonPath): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('')
}
