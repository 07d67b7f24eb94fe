import { statfs } from 'node:fs/promises'
import { availableParallelism, cpus, freemem, loadavg, totalmem } from 'node:os'
import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** What one process knows of itself and its machine; amounts in MB, times in ms, parts in per cent. */
export interface ProcessFigures {
  /** Of one core: 200 are two cores. */
  readonly cpu: number
  /** Of all cores of the machine. */
  readonly machineCpu: number
  readonly load: number
  readonly memory: number
  readonly heap: number
  readonly heapPart: number
  readonly machineMemoryPart: number
  /** Of the file system that DATA_DIR lies on. */
  readonly diskPart: number
  readonly diskFree: number
  /** How late the event loop was: 99th percentile since the last reading. */
  readonly loopDelay: number
  readonly loopBusy: number
  readonly handles: number
}

const MB = 1024 * 1024
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20

const part = (used: number, all: number) => (all > 0 ? (100 * used) / all : 0)

function machineTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}

/** Measures this process; what is a rate is that since the last reading. */
export class ProcessMeter {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  private usage = process.cpuUsage()
  private machine = machineTimes()
  private busy: EventLoopUtilization = performance.eventLoopUtilization()
  private at = performance.now()

  constructor(private readonly dataDir: string) {
    this.delay.enable()
  }

  async read(): Promise<ProcessFigures> {
    const { bsize, blocks, bavail } = await statfs(this.dataDir)
    const { used_heap_size: heap, heap_size_limit: heapLimit } = getHeapStatistics()
    // Its own pauses are part of what the timer measures.
    const late = Math.max(0, this.delay.percentile(99) / 1e6 - RESOLUTION)
    this.delay.reset()
    return {
      ...this.rates(),
      load: loadavg()[0] ?? 0,
      memory: process.memoryUsage.rss() / MB,
      heap: heap / MB,
      heapPart: part(heap, heapLimit),
      machineMemoryPart: part(totalmem() - freemem(), totalmem()),
      diskPart: part(blocks - bavail, blocks),
      diskFree: (bavail * bsize) / MB,
      loopDelay: Number.isFinite(late) ? late : 0,
      handles: process.getActiveResourcesInfo().length,
    }
  }

  private rates() {
    const now = performance.now()
    const { user, system } = process.cpuUsage(this.usage)
    const machine = machineTimes()
    const busy = performance.eventLoopUtilization()
    const figures = {
      cpu: part((user + system) / 1000, now - this.at),
      machineCpu: 100 - part(machine.idle - this.machine.idle, machine.all - this.machine.all),
      loopBusy: 100 * performance.eventLoopUtilization(busy, this.busy).utilization,
    }
    this.at = now
    this.usage = process.cpuUsage()
    this.machine = machine
    this.busy = busy
    return figures
  }

  close(): void {
    this.delay.disable()
  }
}

/** What does not change while the process lives. */
export const processFacts = () => ({ node: process.version, cores: availableParallelism(), machineMemory: Math.round(totalmem() / MB) })
