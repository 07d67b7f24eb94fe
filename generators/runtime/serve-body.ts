import { decode, encoded, type Header, json, pairsOf, type ReadAs, readQuery, readSimple, type Writing } from './serve-values'

/** How one property of a form is read. */
export interface ReadField extends ReadAs {
  /** The kind of the items of a list. */
  readonly items: ReadAs['kind']
  /** It holds bytes, or anything: a part that comes as a file stays one. */
  readonly file: boolean
  /** Nothing is said of how it is written: a part or more of its own. */
  readonly usual: boolean
  /** The names of the properties of an object; a form may have them in its place. */
  readonly members: readonly string[]
}

/** The forms that a route takes. */
export interface Forms {
  readonly multipart?: readonly ReadField[]
  readonly urlencoded?: readonly ReadField[]
}

/** A form of fields as it came: what stands between values is not encoded, values are. */
export class Fields {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A form of parts with the headers of each. */
export class Parts {
  readonly form: FormData
  readonly headers: readonly (readonly [part: string, headers: Headers])[]

  constructor(form: FormData, headers: Parts['headers']) {
    this.form = form
    this.headers = headers
  }
}

const plain: Writing = {
  decode: text => text,
  borders: new Map([
    ['spaceDelimited', ' '],
    ['pipeDelimited', '|'],
    ['tabDelimited', '\t'],
  ]),
}

/** A form as an object, each property as the document says; any other body as it is. */
export async function readBody(forms: Forms, body: unknown): Promise<unknown> {
  if (body === null || body === undefined) return undefined
  if (body instanceof Fields) return readFields(forms.urlencoded ?? [], pairsOf(body.text, '&'))
  if (body instanceof Parts) return readParts(forms.multipart ?? [], body.form)
  return body
}

type Pairs = readonly [name: string, value: string][]

function readFields(fields: readonly ReadField[], pairs: Pairs): object {
  const known = fields.map(field => [field.name, readWritten(field, fields, pairs, encoded)] as const)
  return withRest(fields, known, new Map(pairs.map(([name, value]) => [name, decode(value)])))
}

async function readParts(fields: readonly ReadField[], form: FormData): Promise<object> {
  const texts = [...form].flatMap(([name, part]): Pairs => (typeof part === 'string' ? [[name, part]] : []))
  const known = fields.map(async field => {
    if (!field.usual) return [field.name, readWritten(field, fields, texts, plain)] as const
    const values = await Promise.all(form.getAll(field.name).map(part => readPart(part, field)))
    return [field.name, field.kind === 'array' && values.length > 0 ? values : values[0]] as const
  })
  return withRest(fields, await Promise.all(known), new Map(form))
}

/** What is known of a form, and all else that it brings. */
function withRest(fields: readonly ReadField[], known: readonly (readonly [string, unknown])[], all: ReadonlyMap<string, unknown>): object {
  const taken = (name: string) => fields.some(field => isOf(field, name))
  const rest = [...all].filter(([name]) => !taken(name))
  return Object.fromEntries([...rest, ...known.filter(([, value]) => value !== undefined)])
}

/** Whether a name in a form belongs to a property. */
function isOf(field: ReadField, name: string): boolean {
  if (name === field.name || (field.style === 'deepObject' && name.startsWith(`${field.name}[`))) return true
  return isSpread(field) && field.members.includes(name)
}

const isSpread = ({ kind, style, explode, json: isJson }: ReadField) => kind === 'object' && style === 'form' && explode && !isJson

function readWritten(field: ReadField, fields: readonly ReadField[], pairs: Pairs, writing: Writing): unknown {
  if (isSpread(field)) {
    const others = fields.filter(other => other !== field)
    const own = pairs.filter(([name]) => field.members.includes(name) && !others.some(other => other.name === name))
    if (own.length > 0) return Object.fromEntries(own.map(([name, value]) => [name, writing.decode(value)]))
  }
  const value = readQuery(field, pairs, writing)
  if (field.kind !== 'array' || field.items !== 'object' || !Array.isArray(value)) return isSpread(field) ? undefined : value
  return value.map(item => (typeof item === 'string' ? json(item) : item))
}

/** What is no file in the document is read from a part that comes as one, because it has a type. */
async function readPart(part: string | File, { kind, items, file }: ReadField): Promise<unknown> {
  const isJson = (kind === 'array' ? items : kind) === 'object'
  if (typeof part === 'string') return isJson ? json(part) : part
  if (isJson && /json/.test(part.type)) return json(await part.text())
  return file || isJson ? part : await part.text()
}

/** The headers that parts bring, by part; undefined for a body without parts. */
export function readPartHeaders(wanted: { readonly [part: string]: readonly Header[] } | null, body: unknown): unknown {
  if (wanted === null) return {}
  if (!(body instanceof Parts)) return undefined
  const found = Object.entries(wanted).flatMap(([name, headers]) => {
    const own = body.headers.find(([part]) => part === name)?.[1]
    const values = headers.flatMap(header => {
      const value = readHeader(header, own)
      return value === undefined ? [] : [[header.name, value] as const]
    })
    return values.length > 0 ? [[name, Object.fromEntries(values)] as const] : []
  })
  return Object.fromEntries(found)
}

const readHeader = (header: Header, headers: Headers | undefined) =>
  readSimple(header, headers?.get(header.name) ?? undefined, text => text)

/** The headers of each part of a form, which FormData does not keep. */
export function headersOfParts(bytes: ArrayBuffer, contentType: string): Parts['headers'] {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  // One sign for each byte, whatever the bytes are.
  const text = Buffer.from(bytes).toString('latin1')
  return text
    .split(`--${quoted ?? bare}`)
    .slice(1, -1)
    .flatMap(part => {
      const lines = part.slice(0, part.indexOf('\r\n\r\n')).split('\r\n').filter(Boolean)
      const fields = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
      const headers = new Headers(fields)
      const name = /\bname="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1]
      return name === undefined ? [] : [[unescaped(name), headers] as const]
    })
}

/** Names of parts are UTF-8, in which breaks and quotes are escaped. */
const unescaped = (name: string) =>
  Buffer.from(name, 'latin1').toString('utf8').replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%22', '"')
