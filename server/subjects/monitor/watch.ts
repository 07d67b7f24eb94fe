import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toServerError } from '../../http/errors'
import { Monitor } from './monitor'

/** Refusals are answers; these are not. */
const FAILURES = new Set(['unexpected', 'away'])

/** Measures this process, and every call of the routes that are added afterwards. */
export function watch(app: FastifyInstance, { dataDir, apiBase }: { dataDir: string; apiBase: string }): Monitor {
  const monitor = new Monitor(dataDir, apiBase)
  const failed = new WeakSet<FastifyRequest>()
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
    if (request.trace) request.trace.handlerBegin = performance.now()
    done()
  })
  app.addHook('onError', (request, _reply, error, done) => {
    if (FAILURES.has(toServerError(error).kind)) failed.add(request)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    monitor.end(request, reply, failed.has(request))
    done()
  })
  app.addHook('onClose', async () => monitor.close())
  return monitor
}
