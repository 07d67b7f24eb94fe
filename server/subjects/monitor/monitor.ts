import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExplainedBy } from '../../db/database'
import { currentRequest } from '../../http/language'
import { type CallCounts, type CallFigures, count, noCalls, since } from './calls/call-figures'
import { SlowStatements } from './calls/slow-statements'
import { LastCalls, type Trace } from './calls/trace'
import { type ProcessFigures, ProcessMeter } from './samples/process-meter'
import type { TraceExporter } from './tracing/exporter'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is measured of this process; absent where monitoring is off. */
    readonly monitor?: Monitor
  }
  interface FastifyRequest {
    /** What the call has done so far; null where nothing is measured, and after its answer. */
    trace: Trace | null
  }
}

/** Milliseconds between two readings. */
const READING = 10_000
/** Calls that a process keeps with their traces. */
const MOST_CALLS = 1000

/** A statement that has been answered. */
interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly ms: number
}

/** What one process measures of itself and its calls. */
export class Monitor {
  readonly last = new LastCalls(MOST_CALLS)
  readonly slow = new SlowStatements()
  /** Where calls go besides; undefined: nowhere. */
  exporter: TraceExporter | undefined
  /** Where operations stand in the contracts. */
  readonly places = new Map<string, { readonly path: string; readonly method: string }>()
  private readonly meter: ProcessMeter
  private readonly timer: NodeJS.Timeout
  private latest: Promise<ProcessFigures>
  /** Since they were last taken. */
  private readings: Promise<ProcessFigures>[] = []
  /** By operation, since the process began. */
  private readonly all: Record<string, CallCounts> = {}
  private taken: CallFigures = {}

  constructor(
    dataDir: string,
    private readonly apiBase: string,
  ) {
    this.meter = new ProcessMeter(dataDir)
    this.latest = this.meter.read()
    this.timer = setInterval(() => this.read(), READING).unref()
  }

  /** By operation, since the process began. */
  get calls(): CallFigures {
    return this.all
  }

  /** By operation, since they were last taken. */
  takeCalls(): CallFigures {
    const found = since(this.all, this.taken)
    this.taken = structuredClone(this.all)
    return found
  }

  begin(request: FastifyRequest): void {
    request.trace = this.last.begin()
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    const { trace } = request
    if (!trace) return
    // What goes on behind the answer is no part of the call, whose place another one may have by then.
    request.trace = null
    const { config, url = '' } = request.routeOptions
    const operation = config.operation?.id ?? (url.startsWith(this.apiBase) ? url : undefined)
    // Pages and their files, and what is no address, are no calls.
    if (operation === undefined) this.last.drop(trace)
    else this.keep(operation, trace, request, reply)
  }

  private keep(operation: string, trace: Trace, request: FastifyRequest, { statusCode: status, elapsedTime: ms }: FastifyReply): void {
    const counts = this.all[operation] ?? noCalls()
    this.all[operation] = counts
    count(counts, ms, trace.failed)
    trace.end(request, { operation, status, ms })
    this.last.keep(trace)
    if (this.exporter && trace.answered) this.exporter.add(trace.answered)
  }

  readonly statement = (statement: Statement, explained: ExplainedBy | undefined): void => {
    currentRequest()?.trace?.add(statement.text, statement.ms)
    this.slow.add(statement, explained)
  }

  /** The last reading, at most ten seconds old. */
  figures(): Promise<ProcessFigures> {
    return this.latest
  }

  /** All readings since they were last taken, at least one. */
  async takeReadings(): Promise<readonly ProcessFigures[]> {
    this.read()
    const { readings } = this
    this.readings = []
    return Promise.all(readings)
  }

  private read(): void {
    const former = this.latest
    // A disk that does not answer leaves the figures as they were.
    this.latest = this.meter.read().catch(() => former)
    this.readings.push(this.latest)
  }

  close(): void {
    clearInterval(this.timer)
    this.meter.close()
  }
}
