import { availableParallelism } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import type { ProcessFigures } from '../samples/process-meter'

const MB = 1024 * 1024

/** One figure as the family's clients read it. */
interface Metric {
  readonly name: string
  readonly description: string
  /** `bytes`, `seconds`; null for a count or a part of 1. */
  readonly baseUnit: string | null
  readonly measurements: readonly { readonly statistic: 'VALUE'; readonly value: number }[]
  readonly availableTags: readonly never[]
}

interface Source {
  readonly description: string
  readonly baseUnit?: 'bytes' | 'seconds'
  readonly value: (figures: ProcessFigures) => number
}

/** By the names of the family; those of a virtual machine are answered where V8 has the same. */
const SOURCES: Readonly<Record<string, Source>> = {
  'system.cpu.count': { description: 'Processors of the machine.', value: availableParallelism },
  'system.cpu.usage': { description: 'Part of the processors of the machine in use.', value: ({ machineCpu }) => machineCpu / 100 },
  'system.load.average.1m': { description: 'Load of the machine over a minute.', value: ({ load }) => load },
  'process.cpu.usage': {
    description: 'Part of the processors that the process keeps busy.',
    value: ({ cpu }) => cpu / 100 / availableParallelism(),
  },
  'process.start.time': {
    description: 'When the process began, since 1970.',
    baseUnit: 'seconds',
    value: () => Date.now() / 1000 - process.uptime(),
  },
  'process.uptime': { description: 'For how long the process has run.', baseUnit: 'seconds', value: () => process.uptime() },
  'disk.free': { description: 'Free on the disk that files are kept on.', baseUnit: 'bytes', value: ({ diskFree }) => diskFree * MB },
  'jvm.memory.used': { description: 'Heap in use.', baseUnit: 'bytes', value: () => getHeapStatistics().used_heap_size },
  'jvm.memory.committed': {
    description: 'Heap that the process has taken.',
    baseUnit: 'bytes',
    value: () => getHeapStatistics().total_heap_size,
  },
  'jvm.memory.max': {
    description: 'The largest heap that is allowed.',
    baseUnit: 'bytes',
    value: () => getHeapStatistics().heap_size_limit,
  },
  'jvm.buffer.memory.used': {
    description: 'Memory of buffers, outside of the heap.',
    baseUnit: 'bytes',
    value: () => process.memoryUsage().arrayBuffers,
  },
}

/** The names of all metrics, in alphabetical order. */
export const METRIC_NAMES: readonly string[] = Object.keys(SOURCES).sort()

/** A metric by its name; undefined for one that this server does not have. */
export function metricOf(name: string, figures: ProcessFigures): Metric | undefined {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined
  if (!source) return undefined
  const { description, baseUnit = null, value } = source
  return { name, description, baseUnit, measurements: [{ statistic: 'VALUE', value: value(figures) }], availableTags: [] }
}
