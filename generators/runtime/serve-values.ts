/** Values by the names of what they belong to. */
export type Values = Record<string, unknown>

/** How one value is read. */
export interface ReadAs {
  readonly name: string
  readonly style: string
  readonly explode: boolean
  readonly kind: 'array' | 'object' | 'other'
  readonly json: boolean
  /** Where lists stand in a value of the style `deepObject`; absent where none does. */
  readonly lists?: Lists
}

/** Where lists stand in a value. */
export interface Lists {
  /** `sometimes`: one text without a number stays a text. */
  readonly list: 'always' | 'sometimes' | 'never'
  /** In its properties, by name. */
  readonly inside: { readonly [name: string]: Lists }
  /** In its items, or in its properties of other names. */
  readonly others: Lists | null
}

/** How a header of a part is read. */
export type Header = Omit<ReadAs, 'style' | 'lists'>

export const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

export function pairsOf(text: string, border: string | RegExp): [string, string][] {
  return text
    .split(border)
    .filter(Boolean)
    .map(pair => {
      const at = pair.indexOf('=')
      return at === -1 ? [decode(pair), ''] : [decode(pair.slice(0, at)), pair.slice(at + 1)]
    })
}

/** `a,b` or `k,v` or, exploded, `k=v,l=w`. */
export function readSimple(as: Header, text: string | undefined, read: (text: string) => string, border: string | RegExp = ','): unknown {
  if (text === undefined) return undefined
  if (as.json) return json(read(text))
  if (as.kind === 'array') return text === '' ? [] : text.split(border).map(read)
  if (as.kind !== 'object') return read(text)
  const parts = text.split(border)
  if (as.explode) return Object.fromEntries(parts.map(part => [read(part.split('=')[0] ?? ''), read(part.slice(part.indexOf('=') + 1))]))
  return Object.fromEntries(parts.flatMap((name, index) => (index % 2 === 0 ? [[read(name), read(parts[index + 1] ?? '')] as const] : [])))
}

/** How texts are written: what is done to a text that is cut out, and what stands between the values of a list. */
export interface Writing {
  readonly decode: (text: string) => string
  readonly borders: ReadonlyMap<string, string | RegExp>
}

/** As in an address, encoded or not. */
export const encoded: Writing = {
  decode,
  borders: new Map([
    ['spaceDelimited', /%20|\+| /],
    ['pipeDelimited', /%7C|\|/i],
    ['tabDelimited', /%09|\t/],
  ]),
}

export function readQuery(as: ReadAs, pairs: readonly [string, string][], writing = encoded): unknown {
  if (as.style === 'deepObject') return readDeep(as, pairs, writing)
  const values = pairs.filter(([name]) => name === as.name).map(([, value]) => value)
  if (as.explode && as.kind === 'array') return values.length === 0 ? undefined : values.map(writing.decode)
  return readSimple({ ...as, explode: false }, values[0], writing.decode, writing.borders.get(as.style) ?? ',')
}

/** `name[a][b]=1`; a list is `name[a][0]=1`, `name[a][]=1`, or `name[a]=1` once or more. */
function readDeep({ name, lists }: ReadAs, pairs: readonly [string, string][], writing: Writing): unknown {
  const whole: Values = Object.create(null) as Values
  for (const [key, value] of pairs) {
    if (key === name ? !isList(lists) : !key.startsWith(`${name}[`)) continue
    const inner = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(match => match[1] ?? '')
    put(whole, [name, ...inner], writing.decode(value), lists ?? null)
  }
  return withLists(whole[name], lists ?? null)
}

const isList = (lists: Lists | null | undefined) => lists !== null && lists !== undefined && lists.list !== 'never'

/** What is known of a property, or of the items of a list. */
const inOf = (lists: Lists | null, name: string) =>
  lists && (!isList(lists) && Object.hasOwn(lists.inside, name) ? (lists.inside[name] ?? null) : lists.others)

/** Puts a text where its names lead; of texts of one place the last stays, but a list takes all. */
function put(whole: Values, [first = '', ...names]: readonly string[], text: string, lists: Lists | null): void {
  let [place, last, takesAll] = [whole, first, isList(lists)]
  let here = lists
  for (const name of names) {
    const inner = place[last]
    const next = typeof inner === 'object' && !Array.isArray(inner) ? (inner as Values) : (Object.create(null) as Values)
    place[last] = next
    takesAll = name === '' && isList(here)
    here = inOf(here, name)
    takesAll ||= isList(here)
    place = next
    last = name
  }
  const before = place[last]
  if (takesAll && Array.isArray(before)) before.push(text)
  else if (takesAll && (here?.list === 'always' || last === '')) place[last] = [text]
  else place[last] = takesAll && typeof before === 'string' ? [before, text] : text
}

/** Lists that came as objects, by the numbers of their items. */
function withLists(value: unknown, lists: Lists | null): unknown {
  if (lists === null || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const read = Object.entries(value).map(([name, inner]) => [name, withLists(inner, inOf(lists, name))] as const)
  if (!isList(lists) || read.some(([name]) => !/^\d*$/.test(name))) return Object.fromEntries(read)
  return read.flatMap(([name, inner]) => (name === '' ? inner : [inner]))
}

export function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
