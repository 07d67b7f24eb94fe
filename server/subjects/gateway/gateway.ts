import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type GuardServices, guard } from '../../http/contract'
import { asksToRun } from '../../http/forward'
import { contains } from '../../util/addresses'
import { GatewayError } from './failures'
import { forwardCall } from './forward'
import { hasPassed } from './headers'
import { pathFault } from './plain-path'
import type { LiveRoute } from './repository'
import { type Route, readRoute, type TakenSegments } from './route'
import { openedDraft } from './secrets'
import { texts } from './texts'
import { type OpenPlaces, Upstream } from './upstream'

export interface GatewayOptions extends GuardServices {
  readonly apiBase: string
  /** What calls that passed this installation carry, so that they are known when they come back. */
  readonly mark: string
  readonly taken: TakenSegments
  /** Opens values of headers. */
  readonly key: Buffer
  readonly openPlaces: OpenPlaces
  /** The routes that are on, in their order. */
  readonly read: () => Promise<readonly LiveRoute[]>
  /** Keeps what went wrong with a route. */
  readonly noteFault: (id: string, text: string) => Promise<void>
  /** Counts a call of an address over all servers; false when there were too many within the second. */
  readonly takeToken: (id: string, address: string, rate: number) => Promise<boolean>
  readonly warn: (error: unknown, text: string) => void
  /** Below 100, for routes that take a part of the calls. Default random. */
  readonly draw?: () => number
}

interface Loaded {
  /** What it was made of: a route that has not changed stays as it is. */
  readonly content: string
  readonly upstream: Upstream
}

/** Signs of a path that is compared with routes; its question does not count. */
const MAX_PATH = 2000

/** Faults of one route are kept this often at most, in milliseconds. */
const FAULT_PAUSE = 5000

const hostFits = (host: string, pattern: string) => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern)

/** Whether a WebSocket is asked for; routes forward calls alone (decision 144). */
const isSocket = ({ headers }: FastifyRequest) => headers.upgrade?.toLowerCase() === 'websocket'

/** Whether a route takes a call, its weight left aside. */
export function fits(
  route: Route,
  { method, path, host, headers }: Pick<FastifyRequest, 'method' | 'headers'> & { path: string; host: string },
): boolean {
  if (!route.paths.some(pattern => pattern.test(path))) return false
  if (route.methods.length > 0 && !route.methods.includes(method)) return false
  if (route.hosts.length > 0 && !route.hosts.some(pattern => hostFits(host.toLowerCase(), pattern))) return false
  return route.headers.every(({ name, value }) => headers[name] !== undefined && (value === '*' || headers[name] === value))
}

/** Whether a route forwards a path that fits it, which its target may read otherwise. */
export function forwards({ rawPaths }: Pick<Route, 'rawPaths'>, path: string): boolean {
  const fault = pathFault(path)
  return fault === undefined || (fault === 'ambiguous' && rawPaths)
}

/** The routes of this process. They are changed as a whole, between two calls: what goes on is not touched. */
export class Gateway {
  private loaded: readonly Loaded[] = []
  private loading: Promise<void> = Promise.resolve()
  private readonly notedAt = new Map<string, number>()
  private closed = false

  constructor(private readonly options: GatewayOptions) {}

  /** Takes over what is on now, after what is being taken over. */
  load(): Promise<void> {
    this.loading = this.loading.then(() => this.take()).catch(error => this.options.warn(error, 'routes could not be read'))
    return this.loading
  }

  private async take(): Promise<void> {
    const rows = await this.options.read()
    if (this.closed) return
    const before = new Map(this.loaded.map(each => [each.content, each]))
    this.loaded = rows.flatMap(({ id, draft }) => {
      const content = JSON.stringify([id, draft])
      const known = before.get(content)
      if (known) return known
      const route = this.read(id, draft)
      return route ? { content, upstream: new Upstream(route, this.options.openPlaces) } : []
    })
    const kept = new Set(this.loaded)
    for (const old of before.values())
      if (!kept.has(old)) old.upstream.close().catch(error => this.options.warn(error, 'a route did not end'))
  }

  /** The route, its secrets opened; undefined where it cannot be used. */
  private read(id: string, draft: LiveRoute['draft']): Route | undefined {
    const { key, taken, warn } = this.options
    try {
      const { route, faults } = readRoute(id, openedDraft(key, draft), taken)
      return faults.length === 0 ? route : undefined
    } catch (error) {
      warn(error, `values of headers of the route ${id} could not be opened`)
      return undefined
    }
  }

  /** Below `API_BASE`, with its question. */
  private pathOf({ url }: FastifyRequest): string {
    return url.slice(this.options.apiBase.length)
  }

  private find(request: FastifyRequest): Upstream | undefined {
    const whole = this.pathOf(request)
    const question = whole.indexOf('?')
    const path = question < 0 ? whole : whole.slice(0, question)
    if (path.length > MAX_PATH) throw new GatewayError('long', texts.failures.long(MAX_PATH), 414, '')
    const { draw = () => Math.random() * 100 } = this.options
    const call = { method: request.method, headers: request.headers, host: request.hostname, path }
    const upstream = this.loaded.find(
      ({ upstream: { route } }) => fits(route, call) && (route.weight >= 100 || draw() < route.weight),
    )?.upstream
    if (upstream && !forwards(upstream.route, path)) throw new GatewayError('path', texts.failures.path(upstream.route.name), 400, '')
    return upstream
  }

  private note(route: Route, error: GatewayError): void {
    this.options.warn(error, error.message)
    const now = Date.now()
    if (now - (this.notedAt.get(route.id) ?? 0) < FAULT_PAUSE) return
    this.notedAt.set(route.id, now)
    const said = [error.message, error.detail].filter(Boolean).join('；')
    this.options.noteFault(route.id, said).catch(fault => this.options.warn(fault, 'a fault of a route could not be kept'))
  }

  /** Seconds that an address has to wait. What this server alone refuses asks nothing of the database; without one it counts by itself. */
  private async waitOf(upstream: Upstream, address: string): Promise<number | null> {
    const { id, rateLimit } = upstream.route
    const wait = upstream.waitOf(address)
    if (wait !== null || rateLimit === null) return wait
    const taken = this.options.takeToken(id, address, rateLimit).catch(error => {
      this.options.warn(error, 'calls of a route were counted by one server alone')
      return true
    })
    return (await taken) ? null : 1
  }

  private async refuse(upstream: Upstream, request: FastifyRequest): Promise<void> {
    const { route } = upstream
    const { name } = route
    const { failures } = texts
    if (hasPassed(request, this.options.mark)) throw new GatewayError('loop', failures.loop(name), 508, '')
    if (contains(route.deny, request.ip) || (route.allow && !contains(route.allow, request.ip)))
      throw new GatewayError('address', failures.address(name), 403, request.ip)
    if (asksToRun(request, route)) throw new GatewayError('notData', failures.notData(name), 403, '')
    const wait = await this.waitOf(upstream, request.ip)
    if (wait !== null) throw new GatewayError('tooOften', failures.tooOften(name, wait), 429, request.ip, wait)
  }

  /** Refuses a WebSocket where a route would take the call; anything else goes on. */
  async refuseSocket(request: FastifyRequest): Promise<void> {
    const upstream = isSocket(request) ? this.find(request) : undefined
    if (!upstream) return
    const { route } = upstream
    const error = new GatewayError('socket', texts.failures.socket(route.name), 501, '')
    this.note(route, error)
    throw error
  }

  /** Answers a call that no operation answers. */
  async handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const upstream = this.find(request)
    if (!upstream) return reply.callNotFound()
    const { route } = upstream
    try {
      await this.refuse(upstream, request)
      const guarding = guard({ auth: route.rights, crossSite: false, oneTimePassword: false, cookie: false }, this.options)
      await guarding.call(request.server, request, reply)
      const path = this.pathOf(request)
      return await forwardCall(upstream, request, reply, { path, mark: this.options.mark, note: error => this.note(route, error) })
    } catch (error) {
      if (error instanceof GatewayError && error.status >= 500) this.note(route, error)
      throw error
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all(this.loaded.map(({ upstream }) => upstream.destroy()))
  }
}

/** Lets a gateway answer what no operation below `API_BASE` answers; bodies go on as they come. */
export async function serveGateway(app: FastifyInstance, gateway: Gateway, apiBase: string): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const options = { bodyLimit: Number.MAX_SAFE_INTEGER, onRequest: (request: FastifyRequest) => gateway.refuseSocket(request) }
    scope.all(`${apiBase}/*`, options, (request, reply) => gateway.handle(request, reply))
  })
  app.addHook('onClose', () => gateway.close())
}
