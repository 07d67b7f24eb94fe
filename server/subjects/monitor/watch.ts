import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { toServerError } from '../../http/errors'
import { Monitor } from './monitor'
import { type ExporterOptions, TraceExporter } from './tracing/exporter'

/** Refusals are answers; these are not. */
const FAILURES = new Set(['unexpected', 'away'])

/** A collector of traces; see `ExporterOptions`. */
export type TracingSettings = Pick<ExporterOptions, 'endpoint' | 'headers' | 'serviceName'>

interface WatchOptions {
  readonly dataDir: string
  readonly apiBase: string
  /** Null: traces are sent nowhere. */
  readonly tracing: TracingSettings | null
}

/** Measures this process, and every call of the routes that are added afterwards. */
export function watch(app: FastifyInstance, { dataDir, apiBase, tracing }: WatchOptions): Monitor {
  const monitor = new Monitor(dataDir, apiBase)
  app.decorate('monitor', monitor)
  app.decorateRequest('trace', null)
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.operation && method !== 'HEAD')
      monitor.places.set(config.operation.id, { path: config.operation.path, method: String(method) })
  })
  app.addHook('onRequest', (request, _reply, done) => {
    monitor.begin(request)
    done()
  })
  app.addHook('preHandler', (request, _reply, done) => {
    request.trace?.beginHandler()
    done()
  })
  app.addHook('onError', (request, _reply, error, done) => {
    if (request.trace && FAILURES.has(toServerError(error).kind)) request.trace.failed = true
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    monitor.end(request, reply)
    done()
  })
  if (tracing) {
    const warn = (error: unknown, dropped: number) => app.log.warn({ err: error, dropped }, 'traces could not be sent')
    monitor.exporter = new TraceExporter({ ...tracing, instance: `${hostname()} ${process.pid}`, warn })
  }
  app.addHook('onClose', async () => {
    monitor.close()
    await monitor.exporter?.close()
  })
  return monitor
}
