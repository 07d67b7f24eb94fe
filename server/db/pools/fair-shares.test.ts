import { describe, expect, it } from 'vitest'
import { FairShares } from './fair-shares'

/** Work that ends when it is told to, and the order in which it began. */
function makeWork(shares: FairShares) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (tenant: number, name: string) =>
    shares.run(tenant, () => {
      began.push(name)
      return new Promise<void>(resolve => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { began, begin, end }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

const names = (tenant: number, count: number) => Array.from({ length: count }, (_, at) => `${tenant}-${at}`)

describe('connections shared between tenants', () => {
  it('are all there for a tenant that is alone', async () => {
    const { began, begin, end } = makeWork(new FairShares({ size: 5, longest: 100 }))
    const all = names(1, 7).map(name => begin(1, name))
    await settled()
    expect(began).toEqual(names(1, 5))
    for (const name of names(1, 7)) await end(name)
    await Promise.all(all)
    expect(began).toEqual(names(1, 7))
  })

  it('serve another tenant next, however many of the first one wait', async () => {
    const { began, begin, end } = makeWork(new FairShares({ size: 2, longest: 1000 }))
    const first = names(1, 50).map(name => begin(1, name))
    const second = begin(2, '2-0')
    await settled()
    await end('1-0')
    expect(began).toEqual(['1-0', '1-1', '2-0'])
    await end('2-0')
    await second
    for (const name of names(1, 50)) await end(name)
    await Promise.all(first)
  })

  it('leave some to others while there are others', async () => {
    const { began, begin, end } = makeWork(new FairShares({ size: 5, longest: 1000 }))
    const other = begin(2, '2-0')
    await settled()
    await end('2-0')
    await other
    const first = names(1, 8).map(name => begin(1, name))
    await settled()
    expect(began).toEqual(['2-0', ...names(1, 4)])
    const again = begin(2, '2-1')
    await settled()
    expect(began.at(-1)).toBe('2-1')
    for (const name of ['2-1', ...names(1, 8)]) await end(name)
    await Promise.all([...first, again])
  })

  it('let one tenant wait on half of the line while there are others, and nobody too long', async () => {
    let time = 0
    const shares = new FairShares({ size: 1, longest: 4, patience: 20, now: () => time })
    const { begin, end } = makeWork(shares)
    const other = begin(2, '2-0')
    const waiting = [begin(1, '1-0'), begin(1, '1-1')]
    const away = { kind: 'away', status: 503 }
    await expect(begin(1, '1-2')).rejects.toMatchObject(away)
    await Promise.all(waiting.map(each => expect(each).rejects.toMatchObject(away)))
    expect([shares.takeLongestLine(), shares.takeLongestLine()]).toEqual([2, 0])
    await end('2-0')
    await other
    time = 11 * 60_000
    const withAdvisoryLock = names(1, 5).map(name => begin(1, name))
    await settled()
    for (const name of names(1, 5)) await end(name)
    await Promise.all(withAdvisoryLock)
  })
})
