import { type Credentials, service } from './http-service'

export type { Credentials }

/** A secret, or a function that gives it each time it is needed; undefined: not signed in. */
export type Credential<Value> = Value | ((scopes: readonly string[]) => Value | undefined | Promise<Value | undefined>)

/** Alternatives, each with the scopes by the name of a scheme. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[]

/** How one credential is sent. */
export interface Scheme {
  readonly type: 'apiKey' | 'bearer' | 'basic' | 'http'
  readonly in: 'header' | 'query' | 'cookie'
  readonly key: string
}

/** What a document says for all of its calls. */
export interface Service {
  /** The address before every path. */
  readonly base: () => string
  readonly schemes: Readonly<Record<string, Scheme>>
  /** What a call needs that says nothing itself. */
  readonly security: Security
}

type ClientStatus =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418)
  | (421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451)
type ServerStatus = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511

/** The statuses that `4XX` stands for. */
export type Status4XX = ClientStatus

/** The statuses that `5XX` stands for. */
export type Status5XX = ServerStatus

/** The statuses that `default` stands for, where it stands for failures. */
export type AnyStatus = ClientStatus | ServerStatus

/** An answer that is no success: status, headers and the body as it came. `cause`: how the body breaks the document, where it is checked. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  override readonly name = 'ApiError'
  readonly status: Status
  readonly body: Body
  readonly headers: Headers
  /** Method and path. */
  readonly operation: string

  constructor(status: Status, body: Body, headers: Headers, operation: string) {
    super(`${operation} answered ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
    this.operation = operation
  }
}

/** Whether a call failed with an answer: `if (failed<GetPetError>(error) && error.status === 404)` knows the type of `error.body`. */
export function failed<Failure extends ApiError = ApiError>(error: unknown): error is Failure {
  return error instanceof ApiError
}

/** What all calls have in common. */
export interface Settings {
  /** The address before every path, also of the calls that have a server of their own; default: what the document says. */
  readonly server?: string
  /** By an address of the document what stands in for it; wins over `server`. */
  readonly servers?: Readonly<Record<string, string>>
  readonly credentials?: Credentials
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds; default: no limit. */
  readonly timeout?: number
  /** Default: the platform's. */
  readonly fetch?: typeof fetch
}

let current: Settings = {}

export const settings = (): Settings => current

/** Sets what all calls have in common; what is not named stays as it is. */
export function configure(more: Settings): void {
  current = { ...current, ...more }
}

/** An answer together with its status and headers. */
export interface Whole<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** What the functions of operations tell the transport of a call. */
export interface Meta {
  /** How the answer is read; `auto`: by the media type that came. */
  readonly answer?: 'json' | 'text' | 'file' | 'none' | 'auto'
  /** Reads the answer instead. */
  readonly read?: (response: Response, again?: (headers: Readonly<Record<string, string>>) => Promise<Response>) => unknown
  /** Throws for an answer that breaks the contract. */
  readonly check?: (body: unknown, status: number, media: string) => void
  /** Turns what came into what the types say; `text`: the JSON that it was. */
  readonly revive?: (body: unknown, text: string) => unknown
  readonly security?: Security
  /** The address of a call that has a server of its own. */
  readonly server?: string
  readonly whole?: boolean
  /** The response itself is wanted. */
  readonly raw?: boolean
}

/** What every call meets on its way out; the transport fills in the rest. */
export interface Outgoing {
  readonly base: string
  readonly headers: Record<string, string>
  /** Added to the query. */
  readonly query: readonly string[]
}

/** Address, headers and proofs of a call. */
export async function outgoing({ server, security }: Meta, given: Readonly<Record<string, string>>): Promise<Outgoing> {
  const headers: Record<string, string> = { ...current.headers, ...given }
  const query: string[] = []
  for (const [place, name, value] of await proofs(security ?? service.security)) {
    if (place === 'header') headers[name] ??= value
    else if (place === 'cookie') headers['Cookie'] = [headers['Cookie'], `${name}=${encodeURIComponent(value)}`].filter(Boolean).join('; ')
    else query.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  }
  const said = server ?? service.base()
  return { base: current.servers?.[said] ?? current.server ?? said, headers, query }
}

/** What proves who calls: the first alternative for which everything is there. */
async function proofs(needs: Security): Promise<[string, string, string][]> {
  for (const need of needs) {
    const found = await Promise.all(Object.entries(need).map(([name, scopes]) => proof(name, scopes)))
    if (found.every(one => one !== null)) return found
  }
  return []
}

async function proof(name: string, scopes: readonly string[]): Promise<[string, string, string] | null> {
  const scheme = service.schemes[name]
  const given = (current.credentials as Readonly<Record<string, unknown>> | undefined)?.[name]
  const value: unknown = typeof given === 'function' ? await given(scopes) : given
  if (scheme === undefined || value === undefined || value === null) return null
  if (scheme.type === 'apiKey') return [scheme.in, scheme.key, String(value)]
  if (scheme.type === 'basic') {
    const { username, password } = value as { username: string; password: string }
    const bytes = new TextEncoder().encode(`${username}:${password}`)
    return ['header', 'Authorization', `Basic ${btoa(String.fromCharCode(...bytes))}`]
  }
  return ['header', 'Authorization', `${scheme.type === 'http' ? scheme.key : 'Bearer'} ${String(value)}`]
}

/** What a call hands back; an answer that is no success is thrown. */
export async function received(
  response: Response,
  meta: Meta,
  operation: string,
  again?: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<unknown> {
  const media = mediaOf(response)
  const kept = { text: '' }
  if (!response.ok) throw await failureOf(response, meta, operation)
  if (meta.raw) return response
  const read = meta.read ? meta.read(response, again) : await bodyOf(response, meta.answer ?? 'json', operation, kept)
  if (!meta.read) meta.check?.(read, response.status, media)
  const body = meta.revive && read !== undefined ? meta.revive(read, kept.text) : read
  return meta.whole ? { status: response.status, headers: response.headers, body } : body
}

/** A failure stays one when its body is not what the document says: that is its cause. */
async function failureOf(response: Response, { check }: Meta, operation: string): Promise<ApiError> {
  const error = new ApiError(response.status, await bodyOf(response, 'auto', operation), response.headers, operation)
  try {
    check?.(error.body, response.status, mediaOf(response))
  } catch (cause) {
    error.cause = cause
  }
  return error
}

const mediaOf = (response: Response) => (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

async function bodyOf(response: Response, answer: NonNullable<Meta['answer']>, operation: string, kept = { text: '' }): Promise<unknown> {
  if (answer === 'none' || response.status === 204 || response.status === 205) return undefined
  const type = response.headers.get('Content-Type') ?? ''
  const auto = /json/i.test(type) ? 'json' : /^text|xml|yaml/i.test(type) || type === '' ? 'text' : 'file'
  const kind = answer === 'auto' ? auto : answer
  if (kind === 'file') return new File([await response.blob()], fileName(response, operation), { type })
  const text = await response.text()
  kept.text = text
  if (kind === 'text') return text
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    if (!response.ok) return text
    throw new ApiError(response.status, text, response.headers, operation)
  }
}

/** RFC 6266: `filename*` before `filename`; else the end of the path. */
function fileName(response: Response, operation: string): string {
  const said = response.headers.get('Content-Disposition') ?? ''
  const coded = /filename\*\s*=\s*(?:[\w-]+)'[^']*'([^;\s]+)/i.exec(said)?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(said)
  try {
    if (coded !== undefined) return decodeURIComponent(coded)
  } catch {
    // A name that cannot be decoded is none.
  }
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? decodeURIComponent(operation.slice(operation.lastIndexOf('/') + 1))
}
