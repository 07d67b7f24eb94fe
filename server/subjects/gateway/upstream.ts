import type { lookup } from 'node:dns'
import type { Agent } from 'undici'
import { type NamedPlace, outgoingAgent, type Wall, wallBeside } from '../../util/outgoing'
import type { Route, Target } from './route'

/** A target as this process knows it. */
export interface TargetState extends Target {
  /** Calls that go on. */
  busy: number
  /** In a row. */
  failures: number
  /** Milliseconds since 1970 until which it rests. */
  restsUntil: number
  /** What its health check said last; empty while it is well. */
  ill: string
}

/** Addresses inside that the installation names for everybody, as they are at a connection. */
export type OpenPlaces = () => readonly NamedPlace[]

/** Where the calls of a route may go: outside, to what the installation names, and to what the route names itself. */
export const wallOf =
  ({ named }: Pick<Route, 'named'>, openPlaces: OpenPlaces): Wall =>
  (address, port) =>
    wallBeside([...openPlaces(), ...named])(address, port)

/** Why no target takes a call: each of those that there are, and the seconds until one that rests is tried again. */
export interface Unavailable {
  readonly why: string
  readonly waitSeconds: number | null
}

const FAR = 2 ** 31 - 1

/** Tokens of one address. */
interface Bucket {
  tokens: number
  at: number
}

/** Addresses whose rate is remembered at most. */
const MOST_BUCKETS = 10_000

/** One route at work: its connections, what is known of its targets, and who has called how often. */
export class Upstream {
  readonly agent: Agent
  readonly targets: readonly TargetState[]
  private readonly buckets = new Map<string, Bucket>()
  private readonly checks: NodeJS.Timeout | undefined

  constructor(
    readonly route: Route,
    openPlaces: OpenPlaces,
    private readonly now: () => number = Date.now,
    resolve?: typeof lookup,
  ) {
    this.agent = outgoingAgent({ wall: wallOf(route, openPlaces), timeLimit: route.timeLimit * 1000, connections: 64, resolve })
    this.targets = route.targets.map(target => ({ ...target, busy: 0, failures: 0, restsUntil: 0, ill: '' }))
    if (!route.healthPath) return
    const check = () => void this.checkHealth()
    this.checks = setInterval(check, Math.min(route.healthSeconds * 1000, FAR)).unref()
    check()
  }

  /** The target with the fewest calls for its weight, of those that are well; `tried` ones only when there is no other. */
  pick(tried: ReadonlySet<TargetState> = new Set()): TargetState | undefined {
    const able = this.targets.filter(target => target.ill === '' && target.restsUntil <= this.now())
    const fresh = able.filter(target => !tried.has(target))
    const load = ({ busy, weight }: TargetState) => (busy + 1) / weight
    return (fresh.length > 0 ? fresh : able).toSorted((one, other) => load(one) - load(other))[0]
  }

  unavailable(): Unavailable {
    const resting = this.targets.filter(({ ill }) => ill === '').map(({ restsUntil }) => restsUntil)
    const wait = resting.length > 0 ? Math.max(1, Math.ceil((Math.min(...resting) - this.now()) / 1000)) : null
    return { why: this.targets.map(({ url, ill }) => `${url} ${ill}`.trim()).join('；'), waitSeconds: wait }
  }

  succeed(target: TargetState): void {
    target.failures = 0
    target.restsUntil = 0
  }

  /** After so many failures in a row the target rests; the first call after that is its trial. */
  fail(target: TargetState): void {
    target.failures++
    const { breakerFailures, breakerSeconds } = this.route
    if (breakerFailures !== null && target.failures >= breakerFailures) target.restsUntil = this.now() + breakerSeconds * 1000
  }

  /** Seconds that an address has to wait; null when the call may go on. */
  waitOf(address: string): number | null {
    const { rateLimit } = this.route
    if (rateLimit === null) return null
    const now = this.now()
    const bucket = this.buckets.get(address) ?? { tokens: rateLimit, at: now }
    bucket.tokens = Math.min(rateLimit, bucket.tokens + ((now - bucket.at) / 1000) * rateLimit)
    bucket.at = now
    this.buckets.delete(address)
    this.buckets.set(address, bucket)
    const [oldest] = this.buckets.keys()
    if (this.buckets.size > MOST_BUCKETS && oldest !== undefined) this.buckets.delete(oldest)
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / rateLimit))
    bucket.tokens--
    return null
  }

  private async checkHealth(): Promise<void> {
    const { healthPath, healthSeconds } = this.route
    const limit = Math.min(healthSeconds, 10) * 1000
    const ask = async (target: TargetState) => {
      try {
        const { origin } = new URL(target.url)
        const signal = AbortSignal.timeout(limit)
        const { statusCode, body } = await this.agent.request({ origin, path: healthPath, method: 'GET', signal })
        await body.dump()
        target.ill = statusCode < 400 ? '' : String(statusCode)
      } catch (error) {
        target.ill = error instanceof Error ? error.message : String(error)
      }
    }
    await Promise.all(this.targets.map(ask))
  }

  /** Takes no more calls; those that go on end as they would. */
  async close(): Promise<void> {
    clearInterval(this.checks)
    await this.agent.close()
  }

  /** Ends everything at once. */
  async destroy(): Promise<void> {
    clearInterval(this.checks)
    await this.agent.destroy()
  }
}
