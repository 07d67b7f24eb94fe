// Made by `npm run generate`. Do not edit: change what it is made from.
import type { http } from '../http'

/** What a caller may add to a call: headers, caching, meta data, progress. */
export type Config = Omit<NonNullable<Parameters<typeof http.Get>[1]>, 'params' | 'transform' | 'cacheFor'> & {
  /** How long the answer is kept, in milliseconds; null keeps nothing. */
  readonly cacheFor?: number | null
}

type Style = 'form' | 'comma' | 'space' | 'pipe' | 'deep' | 'json'

/** How a query value is written when it is no plain text: the styles of OpenAPI, `json` for a value that is one JSON text. */
export type QueryStyle = Style | `${Style} reserved`

/** How a path value is written: the styles of OpenAPI, with `*` for explode; `slashes` keeps slashes as they are. */
export type PathStyle = 'simple' | 'simple*' | 'label' | 'label*' | 'matrix' | 'matrix*' | 'json' | 'slashes'

type Data = NonNullable<Parameters<typeof http.Post>[1]>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const present = (values: unknown): [string, unknown][] =>
  isObject(values) ? Object.entries(values).filter(([, value]) => value !== undefined && value !== null) : []

/** A value as a list of texts: the items of an array, the names and values of an object. */
function flat(value: unknown, encode: (text: string) => string, explode = false): string[] {
  if (Array.isArray(value)) return value.map(item => encode(textOf(item)))
  if (!isObject(value) || value instanceof Date) return [encode(textOf(value))]
  const pairs = present(value).map(([name, member]) => [encode(name), encode(textOf(member))] as const)
  return explode ? pairs.map(pair => pair.join('=')) : pairs.flat()
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return isObject(value) ? JSON.stringify(value) : String(value)
}

/** The path with its placeholders filled in and every value encoded. */
export function pathOf(template: string, params: object, styles: Readonly<Record<string, PathStyle>> = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    pathPart(name, values.get(name), Object.hasOwn(styles, name) ? (styles[name] ?? 'simple') : 'simple'),
  )
}

function pathPart(name: string, value: unknown, style: PathStyle): string {
  if (style === 'json') return encodeURIComponent(JSON.stringify(value))
  if (style === 'slashes') return encodeURIComponent(textOf(value)).replaceAll('%2F', '/')
  const explode = style.endsWith('*')
  const parts = flat(value, encodeURIComponent, explode)
  if (style.startsWith('simple')) return parts.join(',')
  if (style.startsWith('label')) return `.${parts.join(explode ? '.' : ',')}`
  if (!explode) return `;${name}=${parts.join(',')}`
  return parts.map(part => (isObject(value) && !Array.isArray(value) ? `;${part}` : `;${name}=${part}`)).join('')
}

/** The query as text, encoded. Values of undefined and null are left out. */
export function queryOf(query: unknown, styles: Readonly<Record<string, QueryStyle>> = {}): string {
  return present(query)
    .flatMap(([name, value]) => queryParts(name, value, Object.hasOwn(styles, name) ? (styles[name] ?? 'form') : 'form'))
    .join('&')
}

function queryParts(name: string, value: unknown, written: QueryStyle): string[] {
  const style = written.replace(' reserved', '')
  const encode = written === style ? encodeURIComponent : reserved
  if (style === 'json') return [`${encodeURIComponent(name)}=${encode(JSON.stringify(value))}`]
  if (style === 'deep' && isObject(value))
    return present(value).flatMap(([key, member]) => queryParts(`${name}[${key}]`, member, written))
  if (style === 'form' && Array.isArray(value)) return value.map(item => `${encodeURIComponent(name)}=${encode(textOf(item))}`)
  if (style === 'form' && isObject(value) && !(value instanceof Date))
    return present(value).flatMap(([key, member]) => queryParts(key, member, Array.isArray(member) ? 'form' : 'comma'))
  const separator = style === 'space' ? '%20' : style === 'pipe' ? '%7C' : ','
  return [`${encodeURIComponent(name)}=${flat(value, encode).join(separator)}`]
}

/** Encoded, but for what may stand in a query as it is. */
function reserved(text: string): string {
  return encodeURIComponent(text).replace(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|5B|5D)/g, code => decodeURIComponent(code))
}

/** Header values as text. Values of undefined and null are left out. */
export function headersOf(headers: unknown, styles: Readonly<Record<string, 'explode' | 'json'>> = {}): Record<string, string> {
  return Object.fromEntries(
    present(headers).map(([name, value]) => {
      const style = Object.hasOwn(styles, name) ? styles[name] : undefined
      return [name, style === 'json' ? JSON.stringify(value) : flat(value, text => text, style === 'explode').join(',')]
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

/** A multipart body: files stay files, a list becomes several parts of one name, an object one JSON text. `media` names the type of parts, `joins` what stands between the values of a list that is one part. */
export function formOf(
  body: unknown,
  media: Readonly<Record<string, string>> = {},
  joins: Readonly<Record<string, string>> = {},
): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, value] of present(body)) {
    const type = Object.hasOwn(media, name) ? media[name] : undefined
    const join = Object.hasOwn(joins, name) ? joins[name] : undefined
    const list = Array.isArray(value) ? value : [value]
    for (const part of join === undefined ? list : [list.map(textOf).join(join)]) {
      if (part instanceof Blob) form.append(name, part)
      else if (part !== undefined && part !== null)
        form.append(name, type === undefined ? textOf(part) : new Blob([textOf(part)], { type }))
    }
  }
  return form
}

/** A body in the media type that the caller chose. */
export function bodyOf(body: unknown, media: string): Data | undefined {
  if (body === undefined || body instanceof Blob || body instanceof FormData) return body
  if (media.startsWith('multipart/')) return formOf(body)
  if (media === 'application/x-www-form-urlencoded') return new URLSearchParams(queryOf(body))
  return /[/+]json/.test(media) ? jsonOf(body) : (body as Data)
}

/** One event of a stream. */
export interface ServerEvent<Value = string> {
  readonly event: string
  readonly id: string
  readonly data: Value
}

/** The events of a `text/event-stream`, one after the other; data that is JSON is read. */
export async function* eventsOf(response: Response): AsyncGenerator<ServerEvent<unknown>> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += chunk.value
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/)
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event !== null) yield event
      }
    }
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): ServerEvent<unknown> | null {
  const fields = block.split(/\r\n|\n|\r/).flatMap(line => {
    const match = /^(event|id|data)(?:: ?(.*))?$/.exec(line)
    return match ? [[match[1], match[2] ?? ''] as const] : []
  })
  const of = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value)
  const data = of('data')
  if (data.length === 0) return null
  const text = data.join('\n')
  return { event: of('event').at(-1) ?? 'message', id: of('id').at(-1) ?? '', data: jsonOrText(text) }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
