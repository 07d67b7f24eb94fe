/** The hand-written half of a generated client: what its functions share, printed once into `request.ts`. */
export function supportText(module: string, instance: string): string {
  return `import type { ${instance} } from '${module}'

/** What a caller may add to a call: headers, caching, meta data, progress. */
export type Config = Omit<NonNullable<Parameters<typeof ${instance}.Get>[1]>, 'params' | 'transform' | 'cacheFor'> & {
  /** How long the answer is kept, in milliseconds; null keeps nothing. */
  readonly cacheFor?: number | null
}

/** How a query value is written when it is no plain text: the styles of OpenAPI, \`json\` for a value that is one JSON text. */
export type QueryStyle = 'form' | 'comma' | 'space' | 'pipe' | 'deep' | 'json'

type Data = NonNullable<Parameters<typeof ${instance}.Post>[1]>

/** The path with its placeholders filled in; every value is encoded, but the slashes of those named in \`slashes\` stay. */
export function pathOf(template: string, params: object, slashes: readonly string[] = []): string {
  const values = new Map<string, unknown>(Object.entries(params))
  return template.replace(/\\{([^{}]+)\\}/g, (_, name: string) => {
    const text = flat(values.get(name)).map(encodeURIComponent).join(',')
    return slashes.includes(name) ? text.replaceAll('%2F', '/') : text
  })
}

/** The query as text, encoded. Values of undefined and null are left out. */
export function queryOf(query: object | undefined, styles: Readonly<Record<string, QueryStyle>> = {}): string {
  return Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) => pairs(name, value, Object.hasOwn(styles, name) ? (styles[name] ?? 'form') : 'form'))
    .map(([name, value]) => \`\${encodeURIComponent(name)}=\${encodeURIComponent(value)}\`)
    .join('&')
}

function pairs(name: string, value: unknown, style: QueryStyle): [string, string][] {
  if (style === 'json') return [[name, JSON.stringify(value)]]
  if (style === 'deep' && typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, member]) => pairs(\`\${name}[\${key}]\`, member, 'deep'))
  }
  if (style === 'form' && Array.isArray(value)) return value.map(item => [name, String(item)])
  const separator = style === 'space' ? ' ' : style === 'pipe' ? '|' : ','
  return [[name, flat(value).join(separator)]]
}

function flat(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().map(String) : [String(value)]
}

/** Header values as text. Values of undefined and null are left out. */
export function headersOf(headers: object | undefined): Record<string, string> {
  const present = Object.entries(headers ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(present.map(([name, value]) => [name, flat(value).join(',')]))
}

/** A body that may be no object, as JSON. */
export function jsonOf(body: unknown): Data | undefined {
  return body === undefined || (typeof body === 'object' && body !== null) ? (body as Data | undefined) : JSON.stringify(body)
}

/** A multipart body: files stay files, a list becomes several parts of one name, an object one JSON text. */
export function formOf(body: object | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part)
      else if (part !== undefined && part !== null) form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
    }
  }
  return form
}
`
}
