/** Where a value stands: the file and the JSON pointer in it. */
export interface Place {
  readonly file: string
  /** Empty for the whole document. */
  readonly pointer: string
  /** Where in the text, when that is known without the pointer: in a text that is broken. */
  readonly position?: { readonly line: number; readonly column: number }
}

/** A place that knows the one around it; the pointer is written when it is asked for. */
class Spot implements Place {
  constructor(
    readonly file: string,
    readonly around: Spot | null,
    readonly key: string,
  ) {}

  get pointer(): string {
    const keys: string[] = []
    for (let spot: Spot | null = this; spot?.around; spot = spot.around) keys.push(escapePointer(spot.key))
    return keys.length === 0 ? '' : `/${keys.reverse().join('/')}`
  }
}

/** A value of a document together with where it stands. */
export interface Node {
  readonly value: unknown
  readonly at: Place
}

export type JsonObject = { readonly [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The keys of a JSON pointer, unescaped. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(pointer.startsWith('/') ? 1 : 0)
    .split('/')
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The whole document. */
export function rootNode(file: string, value: unknown): Node {
  return { value, at: new Spot(file, null, '') }
}

/** A member of an object or an array; its value is undefined when it is not there. */
export function child(node: Node, key: string | number): Node {
  const around = node.at instanceof Spot ? node.at : spotOf(node.at)
  const at = new Spot(node.at.file, around, String(key))
  if (Array.isArray(node.value)) return { value: node.value[Number(key)], at }
  return { value: isObject(node.value) && Object.hasOwn(node.value, key) ? node.value[key] : undefined, at }
}

function spotOf(place: Place): Spot {
  return pointerKeys(place.pointer).reduce((spot, key) => new Spot(place.file, spot, key), new Spot(place.file, null, ''))
}

/** The members in their order; none for what is neither object nor array. */
export function children(node: Node): [string, Node][] {
  if (Array.isArray(node.value)) return node.value.map((_, index) => [String(index), child(node, index)])
  return isObject(node.value) ? Object.keys(node.value).map(key => [key, child(node, key)]) : []
}

export function textOf(node: Node): string | null {
  return typeof node.value === 'string' ? node.value : null
}

/** The text of a member, without a place for it. */
export function textAt(node: Node, key: string): string | null {
  const value = isObject(node.value) && Object.hasOwn(node.value, key) ? node.value[key] : undefined
  return typeof value === 'string' ? value : null
}

/** The value of a member, without a place for it. */
export function valueAt(node: Node, key: string): unknown {
  return isObject(node.value) && Object.hasOwn(node.value, key) ? node.value[key] : undefined
}

/** The word for what was found, for messages. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
