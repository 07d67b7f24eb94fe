/** What a rule may watch: whose figure it is, and its unit. */
export interface Measure {
  readonly of: 'process' | 'database'
  readonly unit: string
}

/** By name; titles stand in texts.ts, and the same names among the options of `measure` in `schemas/entities/sys/watchRule.json`. */
export const MEASURES: Readonly<Record<string, Measure>> = {
  machineCpu: { of: 'process', unit: '%' },
  cpu: { of: 'process', unit: '%' },
  load: { of: 'process', unit: '' },
  machineMemoryPart: { of: 'process', unit: '%' },
  memory: { of: 'process', unit: 'MB' },
  heapPart: { of: 'process', unit: '%' },
  diskPart: { of: 'process', unit: '%' },
  diskFree: { of: 'process', unit: 'MB' },
  loopDelay: { of: 'process', unit: 'ms' },
  handles: { of: 'process', unit: '' },
  sockets: { of: 'process', unit: '' },
  queue: { of: 'process', unit: '' },
  errors: { of: 'process', unit: '' },
  errorPart: { of: 'process', unit: '%' },
  p95: { of: 'process', unit: 'ms' },
  slowestStatement: { of: 'process', unit: 'ms' },
  /** Minutes in which a process that did not say that it ends has said nothing. */
  silence: { of: 'process', unit: 'min' },
  connectionsPart: { of: 'database', unit: '%' },
  waiting: { of: 'database', unit: '' },
  idleInTransaction: { of: 'database', unit: '' },
  deadlocks: { of: 'database', unit: '' },
  longestTransaction: { of: 'database', unit: 's' },
  cacheHits: { of: 'database', unit: '%' },
  size: { of: 'database', unit: 'MB' },
  indexSize: { of: 'database', unit: 'MB' },
  deadPart: { of: 'database', unit: '%' },
  replicationDelay: { of: 'database', unit: 's' },
  jobsWaiting: { of: 'database', unit: '' },
  jobsLate: { of: 'database', unit: '' },
  jobsFailed: { of: 'database', unit: '' },
  filesSize: { of: 'database', unit: 'MB' },
  filesBroken: { of: 'database', unit: '' },
}
