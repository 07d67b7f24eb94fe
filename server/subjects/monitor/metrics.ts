import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../util/errors'
import { exposition, type Measured } from './exposition'
import type { ProcessFigures } from './samples/process-meter'

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
