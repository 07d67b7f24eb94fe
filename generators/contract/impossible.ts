import { child, children, isObject, type Node, valueAt } from './node'
import type { Reading } from './reading'

/** Names of types, and values of `enum` and `const` as JSON behind an equals sign. */
type Types = ReadonlySet<string>

const words = ['type', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf']

/**
 * Reports a schema whose `type`, `const` and parts (`allOf`, `$ref`, `anyOf`, `oneOf`, with their `enum`) leave no value that fits all of them,
 * and each property, item and further value of which its parts say so, at its place in the last of them.
 */
export function reportImpossible(reading: Reading, node: Node): void {
  if (isObject(node.value) && words.filter(word => valueAt(node, word) !== undefined).length < (node.value.allOf === undefined ? 2 : 1))
    return
  comparePlaces(reading, members(reading, node), new Set())
  const own = claims(reading, node, new Set())
  if (own.length > 1 && own.every(types => types.size > 0) && common(own)?.size === 0)
    reading.report('CONTRACT_IMPOSSIBLE', node.at, own.map(types => [...types].map(spelled).join(' or ')).join(', and '))
}

/**
 * What each word of a schema allows; words that say nothing about types are left out. `seen`: places that were looked at, which are taken
 * to say nothing, so that each is read once and no circle is followed.
 */
function claims(reading: Reading, node: Node, seen: Set<string>): readonly Types[] {
  const place = placeOf(node)
  if (!isObject(node.value) || seen.has(place)) return []
  seen.add(place)
  const of = (one: Node | null) => (one === null ? null : common(claims(reading, one, seen)))
  const ref = valueAt(node, '$ref')
  const listed = (word: string) => {
    const list = valueAt(node, word)
    return Array.isArray(list) ? list.map((_, index) => of(child(child(node, word), index))) : []
  }
  const all = [
    enumValues(node) ?? ownTypes(node),
    'const' in node.value ? new Set([asValue(node.value.const)]) : null,
    typeof ref === 'string' ? of(reading.workspace.follow(ref, node.at)) : null,
    ...listed('allOf'),
    union(listed('anyOf')),
    union(listed('oneOf')),
  ]
  return all.filter(types => types !== null)
}

/** What a value has to fit at once: the schema without its parts, the target of its reference, each of `allOf`; a part with all of its own. */
function members(reading: Reading, node: Node): readonly (readonly Node[])[] {
  return [[node], ...partsOf(reading, node).map(part => withAllParts(reading, [part]))]
}

function partsOf({ workspace }: Reading, node: Node): readonly Node[] {
  const ref = valueAt(node, '$ref')
  const target = typeof ref === 'string' ? workspace.follow(ref, node.at) : null
  const all = valueAt(node, 'allOf')
  return [...(target === null ? [] : [target]), ...(Array.isArray(all) ? all.map((_, at) => child(child(node, 'allOf'), at)) : [])]
}

function withParts(reading: Reading, node: Node, seen: Set<string>): readonly Node[] {
  const place = placeOf(node)
  if (seen.has(place)) return []
  seen.add(place)
  return [node, ...partsOf(reading, node).flatMap(part => withParts(reading, part, seen))]
}

/** The schemas with all of their parts, each once. */
function withAllParts(reading: Reading, nodes: readonly Node[]): readonly Node[] {
  const seen = new Set<string>()
  return nodes.flatMap(one => withParts(reading, one, seen))
}

/** The schemas within a schema that hold of one place of its values, by that place. */
function within(node: Node): readonly (readonly [string, Node])[] {
  const properties = children(child(node, 'properties')).map(([name, one]) => [`.${name}`, one] as const)
  const others = ['items', 'additionalProperties'].map(word => [word, child(node, word)] as const)
  return [...properties, ...others].filter(([, one]) => isObject(one.value))
}

/** Looks at each place of which several members speak. `seen`: places that were compared, so that no circle is followed. */
function comparePlaces(reading: Reading, all: readonly (readonly Node[])[], seen: Set<string>): void {
  const places = new Map<string, Node[][]>()
  for (const nodes of all) {
    const own = new Map<string, Node[]>()
    for (const [place, one] of nodes.flatMap(within)) own.set(place, [...(own.get(place) ?? []), one])
    for (const [place, found] of own) places.set(place, [...(places.get(place) ?? []), found])
  }
  for (const groups of places.values()) if (groups.length > 1) comparePlace(reading, groups, seen)
}

function comparePlace(reading: Reading, groups: readonly (readonly Node[])[], seen: Set<string>): void {
  const key = groups.map(nodes => nodes.map(placeOf).toSorted().join(' ')).join(', ')
  if (seen.has(key)) return
  seen.add(key)
  const told = groups.map(nodes => common(nodes.flatMap(one => claims(reading, one, new Set())))).filter(types => types !== null)
  const last = groups.at(-1)?.at(-1)
  if (last && told.every(types => types.size > 0) && common(told)?.size === 0)
    reading.report('CONTRACT_IMPOSSIBLE', last.at, told.map(types => [...types].map(spelled).join(' or ')).join(', and '))
  else
    comparePlaces(
      reading,
      groups.map(nodes => withAllParts(reading, nodes)),
      seen,
    )
}

const placeOf = ({ at }: Node) => `${at.file}#${at.pointer}`

const asValue = (value: unknown) => `=${JSON.stringify(value)}`
const spelled = (type: string) => type.replace(/^=/, '')

/** The type of a value that `asValue` spells. */
function typeOf(value: string): string {
  const read: unknown = JSON.parse(value.slice(1))
  if (Number.isInteger(read)) return 'integer'
  return read === null ? 'null' : Array.isArray(read) ? 'array' : typeof read
}

/** Whether what is of the one type is of the other too. */
const isOf = (type: string, types: Types) => types.has(type) || (type === 'integer' && types.has('number'))

/** The values of `enum`, which count where they contradict the type beside them. */
function enumValues(node: Node): Types | null {
  const values = valueAt(node, 'enum')
  if (!Array.isArray(values) || values.length === 0) return null
  return new Set([...values.map(asValue), ...(valueAt(node, 'nullable') === true ? [asValue(null)] : [])])
}

/** The types of `type`, with null where 3.0 says `nullable`; null where nothing is said. */
function ownTypes(node: Node): Types | null {
  const type = valueAt(node, 'type')
  const types = (Array.isArray(type) ? type : [type]).filter(one => typeof one === 'string')
  if (types.length === 0) return null
  return new Set([...types, ...(valueAt(node, 'nullable') === true ? ['null'] : [])])
}

/** What all of them allow; null where none says anything. */
function common(all: readonly Types[]): Types | null {
  const [first, ...rest] = all
  return first === undefined ? null : rest.reduce(both, first)
}

const fits = (one: string, types: Types) => isOf(one, types) || (one.startsWith('=') && isOf(typeOf(one), types))

const both = (left: Types, right: Types): Types =>
  new Set([...[...left].filter(one => fits(one, right)), ...[...right].filter(one => fits(one, left))])

/** What one of them allows; null where one says nothing, or there are none. */
function union(all: readonly (Types | null)[]): Types | null {
  const told = all.filter(types => types !== null)
  return told.length === 0 || told.length < all.length ? null : new Set(told.flatMap(types => [...types]))
}
