import { expect, it } from 'vitest'
import { type ANALYSIS_BOUNDS, analyseBeside } from '.'

const pageOf = (page: number, text: string) => ({ page, text, recognised: false, places: null, layout: null })
const corpusOf = async () => ({ documents: 0, of: new Map<string, number>() })

const analyse = (
  texts: readonly string[],
  bounds: Partial<typeof ANALYSIS_BOUNDS> & { signal?: AbortSignal } = {},
  firms: string[] = [],
) => {
  async function* pages() {
    yield texts.map((text, at) => pageOf(at + 1, text))
  }
  return analyseBeside({ pages: pages(), known: { firms: new Set(firms), words: firms }, corpusOf }, { signal: undefined, ...bounds })
}

it('a text is looked at by a process of its own, with the firms that are known', async () => {
  const { analysis, tables } = await analyse(['向东方恒业支付 1,200.00 元。', '另付 300 元。'], {}, ['东方恒业'])
  expect(analysis.entities.map(({ kind, text, page }) => [kind, text, page])).toEqual([
    ['firm', '东方恒业', 1],
    ['amount', '1,200.00 元', 1],
    ['amount', '300 元', 2],
  ])
  expect(tables).toEqual({ tables: [], more: false })
})

it('one that takes too long, too much or is stopped is ended while the server goes on, and the next one is looked at', async () => {
  const long = Array.from({ length: 200 }, (_, at) => `第${at}条甲方支付${at}元，`.repeat(400))
  let rounds = 0
  const going = setInterval(() => {
    rounds += 1
  }, 10)
  await expect(analyse(long, { time: 300 })).rejects.toMatchObject({ fault: 'slow' })
  clearInterval(going)
  expect(rounds).toBeGreaterThan(3)
  await expect(analyse(long, { memory: 24, resident: 60 })).rejects.toMatchObject({ fault: 'burst' })
  const control = new AbortController()
  const stopped = analyse(long, { signal: control.signal })
  setTimeout(() => control.abort(), 300)
  await expect(stopped).rejects.toMatchObject({ fault: 'stopped' })
  expect((await analyse(['付 5 元'])).analysis.entities).toHaveLength(1)
})
