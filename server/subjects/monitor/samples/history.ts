import type { CallHistory, DatabaseHistory, MonitorOverview, ServerHistory } from '../../../generated/operations'
import { merged, percentiles, total } from '../calls/call-figures'
import { average, largest } from './figures'
import { type Figures, type Grain, type Source, samplesOf, type Trx } from './repository'

const MINUTE = 60_000

export type Range = 'hour' | 'day' | 'month'

interface Span {
  readonly grain: Grain
  /** Milliseconds of the whole, and of each row. */
  readonly length: number
  readonly step: number
}

export const SPANS: Readonly<Record<Range, Span>> = {
  hour: { grain: 'minute', length: 60 * MINUTE, step: MINUTE },
  day: { grain: 'minute', length: 24 * 60 * MINUTE, step: 5 * MINUTE },
  month: { grain: 'hour', length: 30 * 24 * 60 * MINUTE, step: 60 * MINUTE },
}

/** What of several processes adds up, and what is as bad as the worst of them. Of the rest the mean is told. */
const ADDED = new Set(['calls', 'errors', 'sockets', 'memory', 'heap', 'handles', 'queue'])
const WORST = new Set(['diskPart', 'loopDelay', 'heapPart', 'machineMemoryPart', 'slowestStatement'])
const LEAST = new Set(['diskFree'])

/** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
const timeText = (ms: number) => new Date(ms + 8 * 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' ')

type Samples = Awaited<ReturnType<typeof samplesOf>>

function combined(all: readonly Figures[]): Figures {
  const means = average(all)
  const most = largest(all)
  return Object.fromEntries(
    Object.entries(means).map(([name, mean]) => {
      const values = all.flatMap(each => (each[name] === undefined ? [] : [each[name]]))
      if (ADDED.has(name)) return [name, Math.round(1000 * values.reduce((sum, value) => sum + value, 0)) / 1000]
      if (WORST.has(name)) return [name, most[name] ?? mean]
      return [name, LEAST.has(name) ? Math.min(...values) : mean]
    }),
  )
}

function grouped<Key>(samples: Samples, keyOf: (sample: Samples[number]) => Key): Map<Key, Samples[number][]> {
  const groups = new Map<Key, Samples[number][]>()
  for (const sample of samples) groups.set(keyOf(sample), [...(groups.get(keyOf(sample)) ?? []), sample])
  return groups
}

/** Several samples of a time as one: each source by its mean, the sources together. */
function together(samples: Samples) {
  const sources = [...grouped(samples, ({ source }) => source).values()]
  const figures = combined(sources.map(own => average(own.map(each => each.figures))))
  const peaks = largest(samples.map(each => each.peaks))
  const counts = total(merged(samples.map(({ calls }) => calls)))
  return { figures, peaks, counts, servers: sources.length }
}

/** The rows of a time: one for each step, also where nothing was measured. */
async function rows<Row>(
  trx: Trx,
  range: Range,
  kind: Source['kind'],
  rowOf: (samples: Samples, times: { time: string; label: string }) => Row,
) {
  const { grain, length, step } = SPANS[range]
  const end = Math.floor(Date.now() / step) * step + step
  const samples = await samplesOf(trx, { grain, from: new Date(end - length), to: new Date(end), kind })
  const byStep = grouped(samples, ({ at }) => Math.floor(at / step) * step)
  return Array.from({ length: length / step }, (_, n) => {
    const at = end - length + n * step
    const time = timeText(at)
    return rowOf(byStep.get(at) ?? [], { time, label: range === 'month' ? time.slice(5, 16) : time.slice(11, 16) })
  })
}

export const serverHistory = (trx: Trx, range: Range): Promise<ServerHistory[]> =>
  rows(trx, range, 'process', (samples, times) => {
    if (samples.length === 0) return { ...times, servers: 0 }
    const { figures, peaks, counts, servers } = together(samples)
    const { cpu: peakCpu, memory: peakMemory, loopDelay: peakLoopDelay } = peaks
    const { p95 } = percentiles(counts.steps)
    return { ...times, ...figures, servers, peakCpu: peakCpu ?? 0, peakMemory: peakMemory ?? 0, peakLoopDelay: peakLoopDelay ?? 0, p95 }
  })

export const databaseHistory = (trx: Trx, range: Range): Promise<DatabaseHistory[]> =>
  rows(trx, range, 'database', (samples, times) => (samples.length === 0 ? times : { ...times, ...together(samples).figures }))

export const callHistory = (trx: Trx, range: Range): Promise<CallHistory[]> =>
  rows(trx, range, 'process', (samples, times) => {
    const { calls, errors, steps } = total(merged(samples.map(each => each.calls)))
    return { ...times, calls, errors, ...(calls > 0 && percentiles(steps)) }
  })

/** The counts of a whole time, by operation. */
export async function callsOf(trx: Trx, range: Range) {
  const { grain, length } = SPANS[range]
  const to = new Date(Date.now() + MINUTE)
  const samples = await samplesOf(trx, { grain, from: new Date(to.getTime() - length), to, kind: 'process' })
  return merged(samples.map(({ calls }) => calls))
}

/** How old a sample may be to be that of now. */
const FRESH = 3 * MINUTE

/** The last minute of each source of a kind. */
async function latest(trx: Trx, kind: Source['kind']): Promise<readonly Figures[]> {
  const now = Date.now()
  const samples = await samplesOf(trx, { grain: 'minute', from: new Date(now - FRESH), to: new Date(now + MINUTE), kind })
  return [...new Map(samples.map(({ source, figures }) => [source, figures])).values()]
}

/** The last minute of everything. */
export async function overview(trx: Trx, counts: Pick<MonitorOverview, 'servers' | 'gone' | 'alarms'>): Promise<MonitorOverview> {
  const [database] = await latest(trx, 'database')
  return { ...database, ...combined(await latest(trx, 'process')), ...counts }
}
