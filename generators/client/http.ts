import type { Contract, SecurityNeed, SecurityScheme, Server } from '../contract'
import { docComment, key, literal } from '../emit/text'

/** The alova instance of a client that has none: servers, credentials, errors and how answers are read. */
export function httpText(contract: Contract): string {
  const servers = contract.documents.flatMap(document => document.servers.map(server => ({ server, file: document.file })))
  const schemes = [...new Map(contract.documents.flatMap(({ schemes }) => schemes.map(scheme => [scheme.name, scheme]))).values()]
  const sent = schemes.filter(({ type }) => type !== 'outside')
  const functions = servers.map(({ server, file }, index) => serverText(absolute(server, file), index))
  return [
    `import { createAlova } from 'alova'\nimport adapterFetch from 'alova/fetch'\n`,
    credentialsText(sent),
    ...functions,
    errorsText,
    settingsText(servers.length > 0),
    instanceText(sent, securityText(contract.documents[0]?.security ?? [])),
  ].join('\n')
}

/** An address of the document's own place, when that is known. */
function absolute(server: Server, file: string): Server {
  if (!/^https?:/.test(file) || /^[a-z][a-z0-9+.-]*:|^\{/i.test(server.url)) return server
  return { ...server, url: new URL(server.url, file).href.replaceAll('%7B', '{').replaceAll('%7D', '}') }
}

function serverText(server: Server, index: number): string {
  const name = index === 0 ? 'server' : `server${index + 1}`
  const doc = docComment([server.description ?? 'A server of this API.', server.url])
  if (server.variables.length === 0) return `${doc}export function ${name}(): string {\n  return ${literal(server.url)}\n}\n`
  const members = server.variables.map(({ name: variable, values, description }) => {
    const type = values.length > 0 ? values.map(literal).join(' | ') : 'string'
    return `${docComment([description], '  ')}  readonly ${key(variable)}?: ${type}\n`
  })
  const presets = server.variables.map(variable => `${key(variable.name)}: ${literal(variable.default)}`).join(', ')
  return `${doc}export function ${name}(variables: {\n${members.join('')}} = {}): string {
  const values: Readonly<Record<string, string>> = { ${presets}, ...variables }
  return ${literal(server.url)}.replace(/\\{([^{}]+)\\}/g, (_, name: string) => values[name] ?? '')
}
`
}

function credentialsText(schemes: readonly SecurityScheme[]): string {
  const members = schemes.map(scheme => {
    const type = scheme.type === 'basic' ? 'Credential<{ readonly username: string; readonly password: string }>' : 'Credential<string>'
    return `${docComment([scheme.description, meaning(scheme)], '  ')}  readonly ${key(scheme.name)}?: ${type}\n`
  })
  return `/** A secret, or a function that gives it each time it is needed; undefined: not signed in. */
export type Credential<Value> = Value | ((scopes: readonly string[]) => Value | undefined | Promise<Value | undefined>)

/** What proves who calls, by the names of the document. */
export interface Credentials {
${members.join('')}}
`
}

function meaning({ type, in: place, key: name }: SecurityScheme): string {
  if (type === 'apiKey') return `Sent as ${place} ${name}.`
  return `Sent as header Authorization: ${type === 'http' ? name : type === 'basic' ? 'Basic' : 'Bearer'} …`
}

/** Security requirements as code. */
export function securityText(needs: readonly SecurityNeed[]): string {
  const alternatives = needs.map(
    need => `{ ${[...need].map(([name, scopes]) => `${key(name)}: [${scopes.map(literal).join(', ')}]`).join(', ')} }`,
  )
  return `[${alternatives.map(text => text.replace('{  }', '{}')).join(', ')}]`
}

const errorsText = `type Client = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451
type Server = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511

/** The statuses that \`4XX\` stands for. */
export type Status4XX = Client

/** The statuses that \`5XX\` stands for. */
export type Status5XX = Server

/** The statuses that \`default\` stands for, where it stands for failures. */
export type AnyStatus = Client | Server

/** An answer that is no success: status, headers and the body as it came. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: Status,
    readonly body: Body,
    readonly headers: Headers,
    /** Method and path. */
    readonly operation: string,
  ) {
    super(\`\${operation} answered \${status}\`)
  }
}

/** Whether a call failed with an answer: \`if (failed<GetPetError>(error) && error.status === 404)\` knows the type of \`error.body\`. */
export function failed<Failure extends ApiError = ApiError>(error: unknown): error is Failure {
  return error instanceof ApiError
}
`

function settingsText(hasServer: boolean): string {
  return `/** What all calls have in common. */
export interface Settings {
  /** The address before every path; default: the first server of the document. */
  readonly server?: string
  readonly credentials?: Credentials
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds; default: no limit. */
  readonly timeout?: number
  /** Default: the platform's. */
  readonly fetch?: typeof fetch
}

let settings: Settings = {}

/** Sets what all calls have in common; what is not named stays as it is. */
export function configure(more: Settings): void {
  settings = { ...settings, ...more }
}

/** An answer together with its status and headers. */
export interface Whole<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** Sends a call and hands back status and headers too: \`(await whole(getPet({ … }))).headers.get('ETag')\`. Nothing is cached. */
export async function whole<Body>(call: { meta?: unknown; config: object; send(force?: boolean): Promise<Body> }): Promise<Whole<Body>> {
  call.meta = { ...(call.meta as object | undefined), whole: true }
  Object.assign(call.config, { cacheFor: 0, shareRequest: false })
  return (await call.send(true)) as unknown as Whole<Body>
}

interface Meta {
  /** How the answer is read; \`auto\`: by the media type that came. */
  readonly answer?: 'json' | 'text' | 'file' | 'none' | 'auto'
  /** Reads the answer instead. */
  readonly read?: (response: Response) => unknown
  /** Throws for an answer that breaks the contract. */
  readonly check?: (body: unknown) => void
  readonly security?: Security
  readonly whole?: boolean
}

type Security = readonly Readonly<Record<string, readonly string[]>>[]

interface Scheme {
  readonly type: 'apiKey' | 'bearer' | 'basic' | 'http'
  readonly in: 'header' | 'query' | 'cookie'
  readonly key: string
}

const base = ${hasServer ? 'server' : "() => ''"}
`
}

function instanceText(schemes: readonly SecurityScheme[], security: string): string {
  const table = schemes.map(
    ({ name, type, in: place, key: word }) => `  ${key(name)}: { type: '${type}', in: '${place}', key: ${literal(word)} },\n`,
  )
  const schemesText = schemes.length === 0 ? '{}' : `{\n${table.join('')}}`
  return `const schemes: Readonly<Record<string, Scheme>> = ${schemesText}

/** What a call needs that says nothing itself. */
const security: Security = ${security}

/** The instance that sends every call. Nothing is cached unless a call asks for it. */
export const http = createAlova({
  baseURL: '',
  cacheFor: null,
  cacheLogger: null,
  requestAdapter: adapterFetch({ customFetch: (input, init) => (settings.fetch ?? fetch)(input, init) }),
  async beforeRequest(method) {
    const { config } = method
    method.baseURL = settings.server ?? base()
    if (settings.timeout !== undefined) config.timeout ??= settings.timeout
    Object.assign(config.headers, { ...settings.headers, ...config.headers })
    // Else alova announces JSON where there is no body, which strict servers refuse.
    if (method.data === undefined || method.data === null) config.headers['Content-Type'] = ''
    for (const [place, name, value] of await proofs(metaOf(method).security ?? security)) {
      if (place === 'header') config.headers[name] ??= value
      else if (place === 'cookie') config.headers.Cookie = [config.headers.Cookie, \`\${name}=\${encodeURIComponent(value)}\`].filter(Boolean).join('; ')
      else config.params = [config.params, \`\${encodeURIComponent(name)}=\${encodeURIComponent(value)}\`].filter(part => typeof part === 'string' && part !== '').join('&')
    }
  },
  responded: {
    async onSuccess(response, method) {
      const { read, check, answer, whole } = metaOf(method)
      const operation = \`\${method.type} \${method.url}\`
      if (!response.ok) throw new ApiError(response.status, await bodyOf(response, 'auto', operation), response.headers, operation)
      const body = read ? read(response) : await bodyOf(response, answer ?? 'json', operation)
      check?.(body)
      return whole ? { status: response.status, headers: response.headers, body } : body
    },
  },
})

const metaOf = (method: { readonly meta?: unknown }) => (method.meta ?? {}) as Meta

/** What proves who calls: the first alternative for which everything is there. */
async function proofs(needs: Security): Promise<[string, string, string][]> {
  for (const need of needs) {
    const found = await Promise.all(Object.entries(need).map(([name, scopes]) => proof(name, scopes)))
    if (found.every(one => one !== null)) return found
  }
  return []
}

async function proof(name: string, scopes: readonly string[]): Promise<[string, string, string] | null> {
  const scheme = schemes[name]
  const given = (settings.credentials as Readonly<Record<string, unknown>> | undefined)?.[name]
  const value: unknown = typeof given === 'function' ? await given(scopes) : given
  if (scheme === undefined || value === undefined || value === null) return null
  if (scheme.type === 'apiKey') return [scheme.in, scheme.key, String(value)]
  if (scheme.type === 'basic') {
    const { username, password } = value as { username: string; password: string }
    const bytes = new TextEncoder().encode(\`\${username}:\${password}\`)
    return ['header', 'Authorization', \`Basic \${btoa(String.fromCharCode(...bytes))}\`]
  }
  return ['header', 'Authorization', \`\${scheme.type === 'http' ? scheme.key : 'Bearer'} \${String(value)}\`]
}

async function bodyOf(response: Response, answer: NonNullable<Meta['answer']>, operation: string): Promise<unknown> {
  if (answer === 'none' || response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  const auto = /json/i.test(type) ? 'json' : /^text|xml|yaml/i.test(type) || type === '' ? 'text' : 'file'
  const kind = answer === 'auto' ? auto : answer
  if (kind === 'file') return new File([await response.blob()], fileName(response, operation), { type })
  const text = await response.text()
  if (kind === 'text') return text
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    if (!response.ok) return text
    throw new ApiError(response.status, text, response.headers, operation)
  }
}

/** RFC 6266: \`filename*\` before \`filename\`; else the end of the path. */
function fileName(response: Response, operation: string): string {
  const said = response.headers.get('Content-Disposition') ?? ''
  const coded = /filename\\*\\s*=\\s*(?:[\\w-]+)'[^']*'([^;\\s]+)/i.exec(said)?.[1]
  const plain = /filename\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))/i.exec(said)
  try {
    if (coded !== undefined) return decodeURIComponent(coded)
  } catch {
    // A name that cannot be decoded is none.
  }
  return plain?.[1]?.replace(/\\\\(.)/g, '$1') ?? plain?.[2] ?? decodeURIComponent(operation.slice(operation.lastIndexOf('/') + 1))
}
`
}
