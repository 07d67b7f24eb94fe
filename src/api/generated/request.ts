// Made by `npm run generate`. Do not edit: change what it is made from.
import type { http } from '../http'

/** What a caller may add to a call: headers, caching, meta data, progress. */
export type Config = Omit<NonNullable<Parameters<typeof http.Get>[1]>, 'params' | 'transform' | 'cacheFor'> & {
  /** How long the answer is kept, in milliseconds; null keeps nothing. */
  readonly cacheFor?: number | null
}

type Style = 'form' | 'comma' | 'space' | 'pipe' | 'tab' | 'deep' | 'json'

/** How a query value is written when it is no plain text: the styles of OpenAPI, `json` for a value that is one JSON text. */
export type QueryStyle = Style | `${Style} reserved`

/** How a path value is written: the styles of OpenAPI, with `*` for explode; `slashes` keeps slashes as they are. */
export type PathStyle = 'simple' | 'simple*' | 'label' | 'label*' | 'matrix' | 'matrix*' | 'json' | 'slashes'

type Data = NonNullable<Parameters<typeof http.Post>[1]>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value that is undefined or null is sent nowhere: not as a member of a list or an object either (RFC 6570 §2.3). */
const isPresent = (value: unknown): boolean => value !== undefined && value !== null

const present = (values: unknown): [string, unknown][] =>
  isObject(values) ? Object.entries(values).filter(([, value]) => isPresent(value)) : []

/** A value as a list of texts: the items of an array, the names and values of an object. Without any, the value is as if it were absent. */
function flat(value: unknown, encode: (text: string) => string, explode = false): string[] {
  if (!isPresent(value)) return []
  if (Array.isArray(value)) return value.filter(isPresent).map(item => encode(textOf(item)))
  if (!isObject(value) || value instanceof Date) return [encode(textOf(value))]
  const pairs = present(value).map(([name, member]) => [encode(name), encode(textOf(member))] as const)
  return explode ? pairs.map(pair => pair.join('=')) : pairs.flat()
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return isObject(value) ? JSON.stringify(value) : String(value)
}

/**
 * The path with its placeholders filled in and every value encoded. Throws a `TypeError` where a part of the path between slashes would be
 * empty, "." or "..": the call would reach another operation.
 */
export function pathOf(template: string, params: object, styles: Readonly<Record<string, PathStyle>> = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = (part: string) =>
    part.replace(/\{([^{}]+)\}/g, (_, name: string) =>
      pathPart(name, values.get(name), Object.hasOwn(styles, name) ? (styles[name] ?? 'simple') : 'simple'),
    )
  const parts = template.split('/').map(part => ({ part, text: filled(part) }))
  if (parts.some(({ part, text }) => beforeQuery(part) !== '' && beforeQuery(text) === ''))
    throw new TypeError(`an empty value cannot be sent as a part of the path ${template}`)
  const path = parts.map(({ text }) => text).join('/')
  // Every reader of addresses takes such parts away, also when they are encoded.
  if (/(^|\/)\.\.?(\/|$)/.test(beforeQuery(path))) throw new TypeError(`"." and ".." cannot be sent as a part of the path ${template}`)
  return path
}

const beforeQuery = (path: string) => path.replace(/\?.*$/s, '')

function pathPart(name: string, value: unknown, style: PathStyle): string {
  if (!isPresent(value)) return ''
  if (style === 'json') return encodeURIComponent(JSON.stringify(value))
  if (style === 'slashes') return encodeURIComponent(textOf(value)).replaceAll('%2F', '/')
  const explode = style.endsWith('*')
  const parts = flat(value, encodeURIComponent, explode)
  if (parts.length === 0) return ''
  if (style.startsWith('simple')) return parts.join(',')
  if (style.startsWith('label')) return `.${parts.join(explode ? '.' : ',')}`
  return matrix(name, value, parts, explode)
}

/** RFC 6570 §3.2.7: an empty text has no `=`. */
function matrix(name: string, value: unknown, parts: readonly string[], explode: boolean): string {
  const named = (text: string) => (text === '' ? `;${name}` : `;${name}=${text}`)
  if (!explode) return named(parts.join(','))
  return parts.map(part => (isObject(value) && !Array.isArray(value) ? `;${part.replace(/=$/, '')}` : named(part))).join('')
}

/** The query as text, encoded. Values of undefined and null are left out, and so are lists and objects without any other. */
export function queryOf(query: unknown, styles: Readonly<Record<string, QueryStyle>> = {}): string {
  return present(query)
    .flatMap(([name, value]) => queryParts(name, value, Object.hasOwn(styles, name) ? (styles[name] ?? 'form') : 'form'))
    .join('&')
}

const separators: Readonly<Record<string, string>> = { comma: ',', space: '%20', pipe: '%7C', tab: '%09' }

function queryParts(name: string, value: unknown, written: QueryStyle): string[] {
  const style = written.replace(' reserved', '')
  const encode = written === style ? encodeURIComponent : reserved
  if (style === 'json') return [`${encodeURIComponent(name)}=${encode(JSON.stringify(value))}`]
  if (style === 'deep' && isObject(value)) return present(value).flatMap(([key, member]) => queryParts(`${name}[${key}]`, member, written))
  if (style === 'form' && Array.isArray(value))
    return value.filter(isPresent).map(item => `${encodeURIComponent(name)}=${encode(textOf(item))}`)
  if (style === 'form' && isObject(value) && !(value instanceof Date))
    return present(value).flatMap(([key, member]) => {
      const inner = Array.isArray(member) ? 'form' : 'comma'
      return queryParts(key, member, written === style ? inner : `${inner} reserved`)
    })
  const texts = flat(value, encode)
  return texts.length === 0 ? [] : [`${encodeURIComponent(name)}=${texts.join(separators[style] ?? ',')}`]
}

/** Encoded, but for what may stand in a query as it is, and for what is encoded already (RFC 6570 §3.2.3). */
function reserved(text: string): string {
  const encoded = (part: string) =>
    encodeURIComponent(part).replace(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|5B|5D)/g, code => decodeURIComponent(code))
  return text
    .split(/(%[\dA-F]{2})/i)
    .map((part, index) => (index % 2 === 1 ? part : encoded(part)))
    .join('')
}

/** Header values as text. Values of undefined and null are left out, and so are lists and objects without any other. */
export function headersOf(headers: unknown, styles: Readonly<Record<string, 'explode' | 'json'>> = {}): Record<string, string> {
  return Object.fromEntries(
    present(headers).flatMap(([name, value]) => {
      const style = Object.hasOwn(styles, name) ? styles[name] : undefined
      const texts = style === 'json' ? [JSON.stringify(value)] : flat(value, text => text, style === 'explode')
      return texts.length === 0 ? [] : [[name, texts.join(',')]]
    }),
  )
}

/** The text of a Cookie header; browsers leave it out, Node sends it. */
export function cookieOf(cookies: unknown, styles: Readonly<Record<string, QueryStyle>> = {}): Record<string, string> {
  const text = queryOf(cookies, styles).replaceAll('&', '; ')
  return text === '' ? {} : { Cookie: text }
}

/** A body that may be no object, as JSON. */
export function jsonOf(body: unknown): Data | undefined {
  return body === undefined || isObject(body) ? (body as Data | undefined) : JSON.stringify(body)
}

/** Bytes as the body: a file without its name, which alova does not know as bytes. */
export function bytesOf(body: Blob | undefined): Blob | undefined {
  return body instanceof File ? body.slice(0, body.size, body.type) : body
}

/**
 * A multipart body: files stay files, a list becomes several parts of one name, an object one part of type `application/json`.
 * `media` names the type of parts, `styles` how a value is written that is no part of its own.
 */
export function formOf(
  body: unknown,
  media: Readonly<Record<string, string>> = {},
  styles: Readonly<Record<string, Style>> = {},
): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, value] of present(body)) {
    const type = Object.hasOwn(media, name) ? media[name] : undefined
    for (const [partName, part] of partsOf(name, value, Object.hasOwn(styles, name) ? styles[name] : undefined))
      if (part !== undefined && part !== null) form.append(partName, partOf(part, type))
  }
  return form
}

function partsOf(name: string, value: unknown, style: Style | undefined): [name: string, part: unknown][] {
  const isMap = isObject(value) && !Array.isArray(value) && !(value instanceof Date) && !(value instanceof Blob)
  if (style === 'deep' && isMap) return present(value).flatMap(([key, member]) => partsOf(`${name}[${key}]`, member, style))
  if (style === 'form' && isMap) return present(value)
  if (style !== undefined && Object.hasOwn(separators, style)) {
    const texts = flat(value, text => text)
    return texts.length === 0 ? [] : [[name, texts.join(decodeURIComponent(separators[style] ?? ''))]]
  }
  return (Array.isArray(value) ? value : [value]).map(part => [name, part])
}

function partOf(part: unknown, media: string | undefined): string | Blob {
  if (part instanceof Blob) return part
  const type = media ?? (isObject(part) && !(part instanceof Date) ? 'application/json' : undefined)
  return type === undefined ? textOf(part) : new Blob([textOf(part)], { type })
}

/** A body in the media type that the caller chose; `ways` are those whose properties are not written as usual. */
export function bodyOf(body: unknown, media: string, ways: Readonly<Record<string, (body: unknown) => Data>> = {}): Data | undefined {
  if (body instanceof Blob) return bytesOf(body)
  if (body === undefined || body instanceof FormData) return body
  const way = Object.hasOwn(ways, media) ? ways[media] : undefined
  if (way !== undefined) return way(body)
  if (media.startsWith('multipart/')) return formOf(body)
  if (media === 'application/x-www-form-urlencoded') return new URLSearchParams(queryOf(body))
  return /[/+]json/.test(media) ? jsonOf(body) : (body as Data)
}
