import type { FastifyRequest } from 'fastify'

/** A statement within a call: when it was answered and how long it took, in milliseconds since the call began. */
export interface TracedStatement {
  readonly text: string
  readonly begin: number
  readonly ms: number
}

/** What a call has done so far. */
export interface Trace {
  readonly begin: number
  /** When its handler began; undefined where it did not come so far. */
  handlerBegin?: number
  readonly statements: TracedStatement[]
  /** Statements beyond those that are kept. */
  more: number
}

/** A call that has been answered. */
export interface TracedCall {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly operation: string
  readonly method: string
  /** Of the contract: no value of a caller's stands in it. */
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly failed: boolean
  /** Account, and its tenant; null without a session. */
  readonly username: string | null
  readonly tenantId: number | null
  /** Until the handler began: session, rights and the check of what was sent. Null where it did not come so far. */
  readonly guardMs: number | null
  readonly statements: readonly TracedStatement[]
  readonly more: number
}

const MOST_STATEMENTS = 40
const LONGEST_TEXT = 2000

/** Statements of a transaction's beginning say nothing. */
const isNoise = (text: string) => text === 'begin' || text.startsWith('start transaction')

/** The text without the values that stand in it. */
export const withoutValues = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "'?'").slice(0, LONGEST_TEXT)

export const beginTrace = (): Trace => ({ begin: performance.now(), statements: [], more: 0 })

/** Adds a statement that has just been answered. */
export function addStatement(trace: Trace, text: string, ms: number): void {
  if (isNoise(text)) return
  if (trace.statements.length >= MOST_STATEMENTS) trace.more++
  else trace.statements.push({ text, begin: performance.now() - trace.begin - ms, ms })
}

/** The last calls of a process, in a ring. */
export class LastCalls {
  private readonly ring: TracedCall[] = []
  private next = 0

  constructor(private readonly most: number) {}

  add(call: TracedCall): void {
    this.ring[this.next] = call
    this.next = (this.next + 1) % this.most
  }

  /** The newest first. */
  all(): readonly TracedCall[] {
    return [...this.ring.slice(this.next), ...this.ring.slice(0, this.next)].reverse()
  }
}

/** What stays of a request that has been answered. */
export function tracedCall(request: FastifyRequest, trace: Trace, answer: { status: number; ms: number; failed: boolean }): TracedCall {
  const { config, url = '' } = request.routeOptions
  const { session } = request
  return {
    id: request.id,
    at: Date.now() - Math.round(answer.ms),
    operation: config.operation?.id ?? url,
    method: request.method,
    path: config.operation?.path ?? url,
    ...answer,
    username: session?.username ?? null,
    tenantId: session?.tenantId ?? null,
    guardMs: trace.handlerBegin === undefined ? null : trace.handlerBegin - trace.begin,
    statements: trace.statements,
    more: trace.more,
  }
}
