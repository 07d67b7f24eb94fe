import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'

const PATH = '/sys/cron/nextRuns'
openServer()

const ask = async (query: Record<string, string | number>) => (await admin.get<readonly string[]>(PATH, query)).body

describe('the next runs of an expression', () => {
  it('are ten by the clock of the zone, one after the other', async () => {
    const { success, result } = await ask({ expression: '0 30 8 * * ?' })
    expect([success, result.length, [...result].sort()]).toEqual([true, 10, result])
    expect(result.every(run => /^\d{4}-\d\d-\d\d 08:30:00$/.test(run))).toBe(true)
    const abroad = await ask({ expression: '0 30 8 * * ?', timeZone: 'America/New_York', count: 2 })
    expect(abroad.result.map(run => run.slice(11))).toEqual(['08:30:00', '08:30:00'])
  })

  it('leave the year out of account, and are none for a day that no month has', async () => {
    expect((await ask({ expression: '0 0 0 1 1 ? 2019', count: 1 })).result).toHaveLength(1)
    expect((await ask({ expression: '0 0 0 30 2 ?' })).result).toEqual([])
  })

  it.each([
    [{ expression: 'x' }, /./],
    [{ expression: '0 0 0 * * ?', timeZone: 'Mars/Olympus' }, /^未知的时区“Mars\/Olympus”$/],
    [{ expression: '0 0 0 * * ?', count: 1000 }, /./],
  ])('of %o are refused', async (query, message) => {
    expect(await ask(query)).toMatchObject({ success: false, message: expect.stringMatching(message) })
  })

  it('are for who has signed in', async () => {
    expect((await server.anonymous.get(PATH, { expression: '0 0 0 * * ?' })).status).toBe(500)
  })
})
