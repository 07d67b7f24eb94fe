import type { BlockList } from 'node:net'
import type { GatewayDraft } from '../../generated/operations'
import { isOwnHeader } from '../../http/forward'
import { addressList, isNet } from '../../util/addresses'
import type { NamedPlace } from '../../util/outgoing'
import type { PathPattern } from '../../util/path-pattern'
import { firstSegment, PatternError, pathPattern } from './patterns'
import { texts } from './texts'

/** Where calls of a route go. */
export interface Target {
  /** Without a slash at the end. */
  readonly url: string
  readonly weight: number
}

/** A header of calls: its value, `*` for any. */
export interface HeaderRule {
  readonly name: string
  readonly value: string
}

/** What a route does, read from its texts. Times are seconds. */
export interface Route {
  readonly id: string
  readonly name: string
  readonly paths: readonly PathPattern[]
  /** Upper case; empty: all. */
  readonly methods: readonly string[]
  readonly hosts: readonly string[]
  readonly headers: readonly HeaderRule[]
  /** Of a hundred calls that fit, so many; the others go on to the next route. */
  readonly weight: number
  readonly stripPrefix: number
  readonly addPrefix: string
  readonly setHeaders: readonly HeaderRule[]
  readonly removeHeaders: readonly string[]
  /** Lower case: what callers get of answers beside what data need. */
  readonly answerHeaders: readonly string[]
  /** Paths that its targets may read otherwise are forwarded. */
  readonly rawPaths: boolean
  /** Pages of its answers run as this application. */
  readonly trustedPages: boolean
  /** As `x-auth` of a contract. */
  readonly rights: string
  readonly allow: BlockList | null
  readonly deny: BlockList
  /** Calls a second of one address; null: no limit. */
  readonly rateLimit: number | null
  readonly retries: number
  /** Failures in a row after which a target rests; null: it never does. */
  readonly breakerFailures: number | null
  readonly breakerSeconds: number
  readonly timeLimit: number
  readonly totalLimit: number
  readonly healthPath: string
  readonly healthSeconds: number
  readonly targets: readonly Target[]
  /** Internal addresses that the route itself names. */
  readonly named: readonly NamedPlace[]
}

/** What is wrong with a field. */
export interface Fault {
  readonly field: keyof GatewayDraft
  readonly message: string
}

/** Whose paths below `API_BASE` are: of operations and sockets. */
export type TakenSegments = ReadonlySet<string>

export const linesOf = (text: string | null | undefined): string[] => (text ?? '').split(/[\n,，]/).flatMap(line => line.trim() || [])
/** Values of headers may hold commas. */
const rowsOf = (text: string | null | undefined): string[] => (text ?? '').split('\n').flatMap(line => line.trim() || [])

/** The list that a line names in place of a network: `名单:内网地址`. */
export const listNamed = (line: string): string | undefined => /^(?:名单|list)[:：]\s*(\S.*)$/i.exec(line)?.[1]

const HEADER_NAME = /^[\w!#$%&'*+\-.^`|~]+$/
/** They belong to the connection, or say who the caller is. */
const KEPT_HEADERS = /^(?:host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|via|x-forwarded-.*|x-weft-.*)$/i
const RIGHTS = /^(?:public|login|[A-Za-z]\w*:\w+)$/

class Reader {
  readonly faults: Fault[] = []
  constructor(private readonly draft: GatewayDraft) {}

  fault(field: keyof GatewayDraft, message: string): void {
    this.faults.push({ field, message })
  }

  paths(taken: TakenSegments): PathPattern[] {
    const given = linesOf(this.draft.paths)
    if (given.length === 0) this.fault('paths', texts.noPath)
    return given.flatMap(text => {
      try {
        const pattern = pathPattern(text)
        const first = firstSegment(text)
        if (first === null) this.fault('paths', texts.openPath(text))
        else if (taken.has(first.toLowerCase())) this.fault('paths', texts.takenPath(text))
        return [pattern]
      } catch (error) {
        if (!(error instanceof PatternError)) throw error
        this.fault('paths', texts.badPattern(text, error.why))
        return []
      }
    })
  }

  headers(field: 'headers' | 'setHeaders'): HeaderRule[] {
    return rowsOf(this.draft[field]).flatMap(line => {
      const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? []
      const fits = HEADER_NAME.test(name.trim()) && /^[\x20-\x7e]*$/.test(value)
      // Many servers read every other sign as `-`.
      const kept = field === 'setHeaders' && KEPT_HEADERS.test(name.trim().replace(/[^a-z\d]/gi, '-'))
      if (!fits || kept) this.fault(field, kept ? texts.keptHeader(name.trim()) : texts.badHeader(line))
      return fits ? [{ name: name.trim().toLowerCase(), value: value.trim() }] : []
    })
  }

  answerHeaders(): string[] {
    const names = linesOf(this.draft.answerHeaders).map(name => name.toLowerCase())
    for (const name of names.filter(each => !isOwnHeader(each))) this.fault('answerHeaders', texts.badAnswerHeader(name))
    return names
  }

  nets(field: 'allowAddresses' | 'denyAddresses' | 'internalAddresses'): string[] {
    const given = linesOf(this.draft[field])
    const lists = field !== 'internalAddresses'
    for (const net of given.filter(each => !isNet(each) && !(lists && listNamed(each)))) this.fault(field, texts.badNet(net))
    return given.filter(isNet)
  }

  targets(): Target[] {
    const given = linesOf(this.draft.targets)
    if (given.length === 0) this.fault('targets', texts.noTarget)
    return given.flatMap(line => this.target(line) ?? [])
  }

  private target(line: string): Target | undefined {
    const [address = '', weight = '1', more] = line.split(/\s+/)
    const url = URL.canParse(address) ? new URL(address) : undefined
    const wrong = !url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== ''
    if (wrong || more !== undefined || !/^[1-9]\d{0,2}$/.test(weight)) {
      this.fault('targets', texts.badTarget(line))
      return undefined
    }
    return { url: url.href.replace(/\/$/, ''), weight: Number(weight) }
  }

  right(): string {
    const rights = this.draft.rights?.trim() || 'login'
    if (!RIGHTS.test(rights)) this.fault('rights', texts.badRight(rights))
    return rights
  }

  path(field: 'addPrefix' | 'healthPath'): string {
    const text = this.draft[field]?.trim() ?? ''
    if (text !== '' && !/^\/[\w\-.~%/?=&]*$/.test(text)) this.fault(field, texts.badPath(text))
    return field === 'addPrefix' ? text.replace(/\/$/, '') : text
  }
}

/** Reads the texts of a route; the route can be used when there are no faults. */
export function readRoute(
  id: string,
  draft: GatewayDraft,
  taken: TakenSegments,
): { readonly route: Route; readonly faults: readonly Fault[] } {
  const reader = new Reader(draft)
  const allowed = reader.nets('allowAddresses')
  const route: Route = {
    id,
    name: draft.name,
    paths: reader.paths(taken),
    methods: linesOf(draft.methods).map(method => method.toUpperCase()),
    hosts: linesOf(draft.hosts).map(host => host.toLowerCase()),
    headers: reader.headers('headers'),
    weight: draft.weight ?? 100,
    stripPrefix: draft.stripPrefix ?? 0,
    addPrefix: reader.path('addPrefix'),
    setHeaders: reader.headers('setHeaders'),
    removeHeaders: linesOf(draft.removeHeaders).map(name => name.toLowerCase()),
    answerHeaders: reader.answerHeaders(),
    rawPaths: draft.rawPaths ?? false,
    trustedPages: draft.trustedPages ?? false,
    rights: reader.right(),
    // A list that holds nothing today lets no caller in.
    allow: linesOf(draft.allowAddresses).length > 0 ? addressList(allowed) : null,
    deny: addressList(reader.nets('denyAddresses')),
    rateLimit: draft.rateLimit ?? null,
    retries: draft.retries ?? 0,
    breakerFailures: draft.breakerFailures ?? null,
    breakerSeconds: draft.breakerSeconds ?? 30,
    timeLimit: draft.timeLimit ?? 30,
    totalLimit: draft.totalLimit ?? 300,
    healthPath: reader.path('healthPath'),
    healthSeconds: draft.healthSeconds ?? 10,
    targets: reader.targets(),
    named: reader.nets('internalAddresses').map(net => ({ net, port: null })),
  }
  return { route, faults: reader.faults }
}
