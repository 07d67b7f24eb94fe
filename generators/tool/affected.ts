import { isObject } from '../contract/node'
import type { Trait } from './facts'
import { type Parts, usedBy, usersOf } from './parts'

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
  if ([...all].some(pointer => has(now, pointer, 'asks'))) return all
  const alone = new Set([...quiet, ...lookers(now, quiet)])
  const far = [...alone].filter(pointer => leadsFar(before, pointer) || leadsFar(now, pointer))
  return new Set([...alone, ...usersOf(now, [...loud, ...far])])
}

const leadsFar = (parts: Parts, pointer: string) => [...usedBy(parts, [pointer])].some(one => has(parts, one, 'far'))

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
  const isInside = (pointer: string) => (parts.all.get(pointer)?.inside.length ?? 0) > 0
  const composing = usersOf(parts, pointers, user => has(parts, user, 'composes') || isInside(user))
  return [...composing].filter(pointer => isInside(pointer) || has(parts, pointer, 'requires'))
}

const has = (parts: Parts, pointer: string, trait: Trait) => parts.all.get(pointer)?.traits.includes(trait) === true
