import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toServerError } from '../../http/errors'
import { errors } from '../../util/errors'
import { type CallCounts, type CallFigures, count, noCalls } from './call-figures'
import { exposition, type Measured } from './exposition'
import { type ProcessFigures, ProcessMeter } from './process-meter'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is measured of this process; absent where monitoring is off. */
    readonly monitor?: Monitor
  }
}

/** Milliseconds between two readings. */
const READING = 10_000
/** Refusals are answers; these are not. */
const FAILURES = new Set(['unexpected', 'away'])

/** What one process measures of itself and its calls. */
export class Monitor {
  private readonly meter: ProcessMeter
  private readonly timer: NodeJS.Timeout
  private latest: Promise<ProcessFigures>
  /** By operation, since the process began. */
  private readonly all: Record<string, CallCounts> = {}

  constructor(dataDir: string) {
    this.meter = new ProcessMeter(dataDir)
    this.latest = this.meter.read()
    this.timer = setInterval(() => this.read(), READING).unref()
  }

  get calls(): CallFigures {
    return this.all
  }

  note(operation: string, ms: number, failed: boolean): void {
    const counts = this.all[operation] ?? noCalls()
    this.all[operation] = counts
    count(counts, ms, failed)
  }

  /** The last reading, at most ten seconds old. */
  figures(): Promise<ProcessFigures> {
    return this.latest
  }

  private read(): void {
    const former = this.latest
    // A disk that does not answer leaves the figures as they were.
    this.latest = this.meter.read().catch(() => former)
  }

  close(): void {
    clearInterval(this.timer)
    this.meter.close()
  }
}

const operationOf = ({ routeOptions: { config, url } }: FastifyRequest) => config.operation?.id ?? url

/** Measures this process, and every call of the routes that are added afterwards. */
export function watch(app: FastifyInstance, dataDir: string): void {
  const monitor = new Monitor(dataDir)
  const failed = new WeakSet<FastifyRequest>()
  app.decorate('monitor', monitor)
  app.addHook('onError', async (request, _reply, error) => {
    if (FAILURES.has(toServerError(error).kind)) failed.add(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request)
    if (operation) monitor.note(operation, reply.elapsedTime, failed.has(request))
  })
  app.addHook('onClose', async () => monitor.close())
}

const MB = 1024 * 1024

const measuresOf = (figures: ProcessFigures): readonly Measured[] => [
  { name: 'process_cpu_cores', help: 'Cores that the process keeps busy.', value: figures.cpu / 100 },
  { name: 'process_resident_memory_bytes', help: 'Memory of the process.', value: figures.memory * MB },
  { name: 'process_heap_bytes', help: 'Heap in use.', value: figures.heap * MB },
  { name: 'process_handles', help: 'Handles that keep the process alive.', value: figures.handles },
  { name: 'event_loop_delay_seconds', help: 'How late the event loop was, 99th percentile.', value: figures.loopDelay / 1000 },
  { name: 'event_loop_busy_ratio', help: 'Part of the time in which the event loop worked.', value: figures.loopBusy / 100 },
  { name: 'machine_load', help: 'Load of the machine over a minute.', value: figures.load },
  { name: 'machine_memory_used_ratio', help: 'Memory of the machine in use.', value: figures.machineMemoryPart / 100 },
  { name: 'disk_used_ratio', help: 'Of the disk that DATA_DIR lies on.', value: figures.diskPart / 100 },
  { name: 'disk_free_bytes', help: 'Of the disk that DATA_DIR lies on.', value: figures.diskFree * MB },
]

function isToken(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** `/metrics` for Prometheus, for who shows the token. Without a token there is none. */
export function addMetrics(app: FastifyInstance, token: string | null): void {
  const { monitor } = app
  if (!monitor || token === null) return
  const meter = monitor
  app.get('/metrics', { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw errors.unknownPath()
    const text = exposition(measuresOf(await meter.figures()), meter.calls)
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(text)
  })
}
