import { expect, vi } from 'vitest'
import type { Caller } from './server'

interface Run {
  readonly id: string
  readonly [field: string]: unknown
}

/** Has a schedule run now, as a caller may, and waits for its end; the run as `reader` lists it. */
export async function runSchedule(
  scheduleId: string,
  { caller, reader = caller }: { readonly caller: Pick<Caller, 'get'>; readonly reader?: Pick<Caller, 'get'> },
): Promise<Run> {
  const runs = async () => (await reader.get<{ records: Run[] }>('/sys/jobRun/list', { scheduleId, pageSize: '100' })).body.result.records
  const before = (await runs()).length
  await caller.get('/sys/quartzJob/execute', { id: scheduleId })
  return vi.waitFor(
    async () => {
      const found = await runs()
      expect(found).toHaveLength(before + 1)
      expect(['done', 'failed']).toContain(found[0]?.state)
      return found[0] as Run
    },
    { timeout: 60_000, interval: 100 },
  )
}
