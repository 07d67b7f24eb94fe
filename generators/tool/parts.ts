import { isObject } from '../contract/node'

/** A document in parts that change one by one: its paths and components, by their pointers. */
export interface Parts {
  /** Everything else, as JSON; with the order of the paths. */
  readonly rest: string
  /** In the order of the document. */
  readonly all: ReadonlyMap<string, Part>
}

export interface Part {
  readonly json: string
  /** The pointers of the parts that this one names. */
  readonly refs: readonly string[]
}

/** Every kind but those that operations name without a reference. */
const apart = (kind: string) => kind !== 'securitySchemes'

/** The parts of a document; what did not change since `before` is not looked through again. Null where references lead elsewhere. */
export function partsOf(document: unknown, before: Parts | null): Parts | null {
  if (!isObject(document) || typeof document.openapi !== 'string') return null
  const { paths = {}, components = {}, ...rest } = document
  if (!isObject(paths) || !isObject(components) || !Object.values(components).every(isObject)) return null
  const groups = Object.entries(components as Readonly<Record<string, object>>)
  const values = [
    ...Object.entries(paths).map(([name, value]) => [`/paths/${escaped(name)}`, value] as const),
    ...groups
      .filter(([kind]) => apart(kind))
      .flatMap(([kind, all]) =>
        Object.entries(all).map(([name, value]) => [`/components/${escaped(kind)}/${escaped(name)}`, value] as const),
      ),
  ]
  const all = new Map<string, Part>()
  for (const [pointer, value] of values) {
    const json = JSON.stringify(value)
    const known = before?.all.get(pointer)
    const refs = known?.json === json ? known.refs : refsIn(json)
    if (refs === null) return null
    all.set(pointer, known?.json === json ? known : { json, refs })
  }
  const kinds = groups.map(([kind, each]) => [kind, apart(kind) ? null : each])
  return { rest: JSON.stringify([rest, Object.keys(paths), kinds]), all }
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Words by which something is found without a pointer. */
const NAMELESS = /"\$(?:anchor|dynamicAnchor|dynamicRef|id)":/

/** Null where a reference leads out of the document, or is none that can be followed by its text. */
function refsIn(json: string): string[] | null {
  if (NAMELESS.test(json)) return null
  const found = new Set<string>()
  for (const [, text = ''] of json.matchAll(/"\$ref":"((?:[^"\\]|\\.)*)"/g)) {
    if (!text.startsWith('#/')) return null
    found.add(partOf(text.slice(1)))
  }
  for (const [, mapping = ''] of json.matchAll(/"mapping":\{([^}]*)\}/g))
    for (const [, text = ''] of mapping.matchAll(/:"((?:[^"\\]|\\.)*)"/g))
      found.add(text.startsWith('#/') ? partOf(text.slice(1)) : `/components/schemas/${escaped(text)}`)
  return [...found]
}

/** The pointers that lead deeper than to a part, in their order. */
export function refsInside(json: string): string[] {
  const all = [...json.matchAll(/"\$ref":"#((?:[^"\\]|\\.)*)"/g)].map(([, pointer = '']) => decoded(pointer))
  return all.filter(pointer => partOf(pointer) !== pointer)
}

/** The pointer of the part in which a pointer leads. */
export function partOf(pointer: string): string {
  const keys = decoded(pointer).split('/')
  return keys.slice(0, keys[1] === 'components' ? 4 : 3).join('/')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** These parts and all that name them, at however many steps; `counts` says which users count. */
export function usersOf({ all }: Parts, pointers: Iterable<string>, counts: (user: string) => boolean = () => true): Set<string> {
  const users = new Map<string, string[]>()
  for (const [pointer, { refs }] of all) for (const ref of refs) pushTo(users, ref, pointer)
  return closure(pointers, pointer => (users.get(pointer) ?? []).filter(counts))
}

function pushTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** These parts and all that they name, at however many steps. */
export function usedBy({ all }: Parts, pointers: Iterable<string>): Set<string> {
  return closure(pointers, pointer => all.get(pointer)?.refs ?? [])
}

function closure(pointers: Iterable<string>, next: (pointer: string) => readonly string[]): Set<string> {
  const found = new Set(pointers)
  for (const pointer of found) for (const one of next(pointer)) found.add(one)
  return found
}

/** The document with these parts alone, as JSON. */
export function sliceOf({ rest, all }: Parts, wanted: ReadonlySet<string>): string {
  const [head, paths, kinds] = JSON.parse(rest) as [object, readonly string[], readonly (readonly [kind: string, each: object | null])[]]
  const members = (entries: readonly (readonly [name: string, json: string])[]) =>
    `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
  const at = (prefix: string, name: string): [string, string][] => {
    const pointer = `${prefix}/${escaped(name)}`
    const part = wanted.has(pointer) ? all.get(pointer) : undefined
    return part ? [[name, part.json]] : []
  }
  const byKind = new Map<string, string[]>()
  for (const pointer of all.keys()) {
    const [, place, kind = '', name = ''] = pointer.split('/')
    if (place === 'components') pushTo(byKind, kind, name.replaceAll('~1', '/').replaceAll('~0', '~'))
  }
  const components = kinds.map(([kind, each]): [string, string] => [
    kind,
    each === null
      ? members((byKind.get(escaped(kind)) ?? []).flatMap(name => at(`/components/${escaped(kind)}`, name)))
      : JSON.stringify(each),
  ])
  const parts = [
    ['paths', members(paths.flatMap(name => at('/paths', name)))],
    ['components', members(components)],
  ] as const
  return `${JSON.stringify(head).slice(0, -1)}${Object.keys(head).length > 0 ? ',' : ''}${members(parts).slice(1)}`
}

/** As lines; JSON has neither line breaks nor tabs of its own. */
export function partsText({ rest, all }: Parts): string {
  return [rest, ...[...all].map(([pointer, { json, refs }]) => `${JSON.stringify([pointer, ...refs])}\t${json}`)].join('\n')
}

export function partsIn(text: string): Parts {
  const [rest = '', ...lines] = text.split('\n')
  return {
    rest,
    all: new Map(
      lines.map(line => {
        const end = line.indexOf('\t')
        const [pointer = '', ...refs] = JSON.parse(line.slice(0, end)) as string[]
        return [pointer, { json: line.slice(end + 1), refs }]
      }),
    ),
  }
}
