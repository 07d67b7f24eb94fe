/** Values by the names of what they belong to. */
export type Values = Record<string, unknown>

/** How one value is read. */
export interface ReadAs {
  readonly name: string
  readonly style: string
  readonly explode: boolean
  readonly kind: 'array' | 'object' | 'other'
  readonly json: boolean
}

/** How a header of a part is read. */
export type Header = Omit<ReadAs, 'style'>

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
  if (as.style === 'deepObject') return readDeep(as.name, pairs, writing)
  const values = pairs.filter(([name]) => name === as.name).map(([, value]) => value)
  if (as.explode && as.kind === 'array') return values.length === 0 ? undefined : values.map(writing.decode)
  return readSimple({ ...as, explode: false }, values[0], writing.decode, writing.borders.get(as.style) ?? ',')
}

function readDeep(name: string, pairs: readonly [string, string][], writing: Writing): unknown {
  const result: Values = Object.create(null) as Values
  let found = false
  for (const [key, value] of pairs) {
    if (!key.startsWith(`${name}[`)) continue
    found = true
    const keys = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(match => match[1] ?? '')
    let place = result
    for (const inner of keys.slice(0, -1)) {
      place[inner] ??= Object.create(null) as Values
      place = place[inner] as Values
    }
    place[keys.at(-1) ?? ''] = writing.decode(value)
  }
  return found ? result : undefined
}

export function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
