import { isObject } from '../contract/node'
import { type Parts, refsInside, usedBy, usersOf } from './parts'

/** What makes a schema depend on those that use it, or they on it at any distance. */
const FAR = /"(?:readOnly|writeOnly)":true|"format":"binary"|"(?:contentMediaType|discriminator)":/
/** What makes something that leads to a schema, at any distance, depend on its properties. */
const ASKS = /"discriminator":|"allowReserved":true/
/** A schema that is put together with others: beside a reference, too. */
const COMPOSES = /"(?:allOf|anyOf|oneOf)":|"\$ref":"(?:[^"\\]|\\.)*",|,"\$ref":/

/** A list of properties that an object requires. */
const REQUIRES = /"required":\["/

/**
 * The parts of which something is printed anew when these are new or other.
 *
 * Those that use a schema print its name, so most changes inside of it are its own. All that lead to it are affected where
 * it is another kind of value than before, where directions, bytes, discriminators or reserved characters are around, and where other
 * things than schemas differ.
 */
export function affectedBy(before: Parts, now: Parts, different: readonly string[]): ReadonlySet<string> {
  const quiet = different.filter(pointer => isQuiet(pointer, before, now))
  const loud = different.filter(pointer => !quiet.includes(pointer))
  const all = usersOf(now, different)
  if ([...all].some(pointer => ASKS.test(now.all.get(pointer)?.json ?? ''))) return all
  const alone = new Set([...quiet, ...lookers(now, quiet)])
  const far = [...alone].filter(pointer => leadsFar(before, pointer) || leadsFar(now, pointer))
  return new Set([...alone, ...usersOf(now, [...loud, ...far])])
}

const leadsFar = (parts: Parts, pointer: string) => [...usedBy(parts, [pointer])].some(one => FAR.test(parts.all.get(one)?.json ?? ''))

/** Whether a schema is new, or the same for those that only name it: what leads to a new one differs too. */
function isQuiet(pointer: string, before: Parts, now: Parts): boolean {
  if (!pointer.startsWith('/components/schemas/')) return false
  const [was, is] = [before.all.get(pointer), now.all.get(pointer)]
  return was === undefined || outline(was.json) === outline(is?.json ?? '')
}

/** What is asked of a schema behind a reference: what kind of value it is, and what it is put together from. */
function outline(json: string): string {
  const schema: unknown = JSON.parse(json)
  if (!isObject(schema)) return json
  const { $ref, type, format, nullable, allOf, anyOf, oneOf } = schema
  const has = ['properties', 'enum', 'const'].map(key => schema[key] !== undefined)
  return JSON.stringify([{ $ref, type, format, nullable, allOf, anyOf, oneOf }, has])
}

/** The parts that look for a property in these schemas: one that they require and do not describe, or one that a pointer leads to. */
function lookers(parts: Parts, pointers: readonly string[]): string[] {
  const jsonOf = (pointer: string) => parts.all.get(pointer)?.json ?? ''
  const composing = usersOf(parts, pointers, user => COMPOSES.test(jsonOf(user)) || refsInside(jsonOf(user)).length > 0)
  const requires = (json: string) => REQUIRES.test(json) && requiresMore(JSON.parse(json))
  return [...composing].filter(pointer => refsInside(jsonOf(pointer)).length > 0 || requires(jsonOf(pointer)))
}

/** Whether an object inside requires a property that it does not describe. */
function requiresMore(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isObject(value) && Array.isArray(value.required)) {
    const own: object = isObject(value.properties) ? value.properties : {}
    if (value.required.some(name => !Object.hasOwn(own, String(name)))) return true
  }
  return Object.values(value).some(requiresMore)
}
