import { children, isObject, type Node, textAt } from './node'

/** What a generator of documents adds: springfox the method of HTTP, and both it and springdoc a number where a name comes again. */
const USING = /^(.+?)Using(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)(?:_\d+)?$/
const NUMBERED = /^(.+)_\d+$/

/**
 * The names that ids of springfox and springdoc stand for (`pageUsingGET_3`, `list_2`); null where many controllers have a method of
 * that name: the number says nothing and changes with the order of the server's classes, so the operation is named by its path.
 */
export function spokenIds(paths: Node): ReadonlyMap<string, string | null> {
  const ids = children(paths).flatMap(([, item]) =>
    children(item).flatMap(([, operation]) => (isObject(operation.value) ? (textAt(operation, 'operationId') ?? []) : [])),
  )
  const known = new Set(ids)
  const bases = new Map<string, string>()
  for (const id of known) {
    const numbered = NUMBERED.exec(id)?.[1]
    const base = USING.exec(id)?.[1] ?? (numbered !== undefined && known.has(numbered) ? numbered : id)
    bases.set(id, base)
  }
  const counts = new Map<string, number>()
  for (const base of bases.values()) counts.set(base, (counts.get(base) ?? 0) + 1)
  return new Map([...bases].map(([id, base]) => [id, (counts.get(base) ?? 0) > 1 ? null : base] as const))
}
