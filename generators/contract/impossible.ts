import { child, isObject, type Node, valueAt } from './node'
import type { Reading } from './reading'

/** Names of types, and values of `enum` and `const` as JSON behind an equals sign. */
type Types = ReadonlySet<string>

const words = ['type', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf']

/** Reports a schema whose `type`, `const` and parts (`allOf`, `$ref`, `anyOf`, `oneOf`, with their `enum`) leave no value that fits all of them. */
export function reportImpossible(reading: Reading, node: Node): void {
  if (isObject(node.value) && words.filter(word => valueAt(node, word) !== undefined).length < (node.value.allOf === undefined ? 2 : 1))
    return
  const own = claims(reading, node, new Set())
  if (own.length > 1 && own.every(types => types.size > 0) && common(own)?.size === 0)
    reading.report('CONTRACT_IMPOSSIBLE', node.at, own.map(types => [...types].map(spelled).join(' or ')).join(', and '))
}

/**
 * What each word of a schema allows; words that say nothing about types are left out. `seen`: places that were looked at, which are taken
 * to say nothing, so that each is read once and no circle is followed.
 */
function claims(reading: Reading, node: Node, seen: Set<string>): readonly Types[] {
  const place = `${node.at.file}#${node.at.pointer}`
  if (!isObject(node.value) || seen.has(place)) return []
  seen.add(place)
  const of = (one: Node | null) => (one === null ? null : common(claims(reading, one, seen)))
  const ref = valueAt(node, '$ref')
  const members = (word: string) => {
    const list = valueAt(node, word)
    return Array.isArray(list) ? list.map((_, index) => of(child(child(node, word), index))) : []
  }
  const all = [
    enumValues(node) ?? ownTypes(node),
    'const' in node.value ? new Set([asValue(node.value.const)]) : null,
    typeof ref === 'string' ? of(reading.workspace.follow(ref, node.at)) : null,
    ...members('allOf'),
    union(members('anyOf')),
    union(members('oneOf')),
  ]
  return all.filter(types => types !== null)
}

const asValue = (value: unknown) => `=${JSON.stringify(value)}`
const spelled = (type: string) => type.replace(/^=/, '')

/** The type of a value that `asValue` spells. */
function typeOf(value: string): string {
  const read: unknown = JSON.parse(value.slice(1))
  return read === null ? 'null' : Array.isArray(read) ? 'array' : typeof read
}

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
  return new Set([...types.map(one => (one === 'integer' ? 'number' : one)), ...(valueAt(node, 'nullable') === true ? ['null'] : [])])
}

/** What all of them allow; null where none says anything. */
function common(all: readonly Types[]): Types | null {
  const [first, ...rest] = all
  return first === undefined ? null : rest.reduce(both, first)
}

const fits = (one: string, types: Types) => types.has(one) || (one.startsWith('=') && types.has(typeOf(one)))

const both = (left: Types, right: Types): Types =>
  new Set([...[...left].filter(one => fits(one, right)), ...[...right].filter(one => fits(one, left))])

/** What one of them allows; null where one says nothing, or there are none. */
function union(all: readonly (Types | null)[]): Types | null {
  const told = all.filter(types => types !== null)
  return told.length === 0 || told.length < all.length ? null : new Set(told.flatMap(types => [...types]))
}
