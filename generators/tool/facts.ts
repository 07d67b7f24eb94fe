import { escapePointer, isObject } from '../contract/node'

/** What is known of a part of a document by its text. */
export interface Facts {
  /** The pointers of the parts that it names. */
  readonly refs: readonly string[]
  /** The pointers that lead deeper than to a part, in their order. */
  readonly inside: readonly string[]
  readonly traits: readonly Trait[]
}

/**
 * What makes parts depend on each other. `far`: a schema depends on those that use it, or they on it at any distance. `asks`: what leads to a
 * schema, at any distance, depends on its properties. `composes`: it is put together with others, beside a reference too. `requires`: an
 * object inside requires a property that it does not describe.
 */
export type Trait = 'far' | 'asks' | 'composes' | 'requires'

const FAR = /"(?:readOnly|writeOnly)"\s*:\s*true|"format"\s*:\s*"binary"|"(?:contentMediaType|discriminator)"\s*:/
const ASKS = /"discriminator"\s*:|"allowReserved"\s*:\s*true/
const COMPOSES = /"(?:allOf|anyOf|oneOf)"\s*:|"\$ref"\s*:\s*"(?:[^"\\]|\\.)*"\s*,|,\s*"\$ref"\s*:/
/** A list of properties that an object requires. */
const REQUIRES = /"required"\s*:\s*\[\s*"/

/** Null where a reference leads out of the document, or is none that can be followed by its text. */
export function factsOf(json: string): Facts | null {
  const refs = refsIn(json)
  if (refs === null) return null
  const traits: readonly (readonly [Trait, boolean])[] = [
    ['far', FAR.test(json)],
    ['asks', ASKS.test(json)],
    ['composes', COMPOSES.test(json)],
    ['requires', REQUIRES.test(json) && requiresMore(JSON.parse(json))],
  ]
  return { refs, inside: refsInside(json), traits: traits.flatMap(([trait, has]) => (has ? [trait] : [])) }
}

/** Words by which something is found without a pointer, and letters of a word that are written by their number. */
const NAMELESS = /"\$(?:anchor|dynamicAnchor|dynamicRef|id)"\s*:|\\u00(?:24|[46][1-9a-f]|[57][0-9a])/i

/** Null where a reference leads out of the document, or is none that can be followed by its text. */
function refsIn(json: string): string[] | null {
  if (NAMELESS.test(json)) return null
  const found = new Set<string>()
  for (const text of referencesIn(json)) {
    if (!text.startsWith('#/')) return null
    found.add(partOf(text.slice(1)))
  }
  for (const [, mapping = ''] of json.matchAll(/"mapping"\s*:\s*\{([^}]*)\}/g))
    for (const [, quoted = '""'] of mapping.matchAll(/:\s*("(?:[^"\\]|\\.)*")/g)) {
      const text = JSON.parse(quoted) as string
      found.add(text.startsWith('#/') ? partOf(text.slice(1)) : `/components/schemas/${escapePointer(text)}`)
    }
  return [...found]
}

function referencesIn(json: string): string[] {
  const quoted = [...json.matchAll(/"\$ref"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
  return quoted.map(text => (text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text))
}

function refsInside(json: string): string[] {
  const all = referencesIn(json).flatMap(text => (text.startsWith('#') ? [decoded(text.slice(1))] : []))
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

/** Whether an object inside requires a property that it does not describe. */
function requiresMore(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isObject(value) && Array.isArray(value.required)) {
    const own: object = isObject(value.properties) ? value.properties : {}
    if (value.required.some(name => !Object.hasOwn(own, String(name)))) return true
  }
  return Object.values(value).some(requiresMore)
}
