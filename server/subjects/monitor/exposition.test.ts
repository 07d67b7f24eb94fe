import { describe, expect, it } from 'vitest'
import { count, merged, noCalls, percentiles, total } from './calls/call-figures'
import { quantile } from './calls/histogram'
import { exposition } from './exposition'

function counted(...times: readonly number[]) {
  const counts = noCalls()
  for (const ms of times) count(counts, ms, ms > 1000)
  return counts
}

describe('times of calls', () => {
  it('are known to 12 per cent, at the ends too', () => {
    const { p50, p95, p99 } = percentiles(counted(...Array.from({ length: 100 }, (_, at) => at + 1)).steps)
    for (const [found, wanted] of [
      [p50, 50],
      [p95, 95],
      [p99, 99],
    ] as const) {
      expect(found).toBeGreaterThanOrEqual(wanted)
      expect(found).toBeLessThan(wanted * 1.13)
    }
    expect(quantile({}, 0.5)).toBe(0)
    expect(quantile(counted(0).steps, 0.5)).toBeCloseTo(0.1)
    expect(quantile(counted(1e12).steps, 0.5)).toBe(1e6)
  })

  it('of several servers are those of all their calls', () => {
    const all = merged([{ a: counted(1, 10) }, { a: counted(2000), b: counted(5) }])
    expect(all.a).toMatchObject({ calls: 3, errors: 1, time: 2011 })
    expect(total(all)).toMatchObject({ calls: 4, errors: 1 })
  })
})

it('writes what Prometheus reads, each bucket with all that is faster', () => {
  const text = exposition([{ name: 'load', help: 'Load.', value: 0.5 }], { 'GET "x"\n': counted(1, 4, 4, 3000) })
  expect(text.split('\n').slice(0, 3)).toEqual(['# HELP weft_load Load.', '# TYPE weft_load gauge', 'weft_load 0.5'])
  const bucket = (le: string) => text.split('\n').find(line => line.includes(`le="${le}"`))
  expect(bucket('0.00100')).toBe('weft_call_duration_seconds_bucket{operation="GET \\"x\\"\\n",le="0.00100"} 1')
  expect(bucket('0.00501')).toMatch(/ 3$/)
  expect(bucket('2.00')).toMatch(/ 3$/)
  expect(bucket('5.01')).toMatch(/ 4$/)
  expect(text).toMatch(/_sum\{.*\} 3\.009\n.*_count\{.*\} 4\n$/)
})
