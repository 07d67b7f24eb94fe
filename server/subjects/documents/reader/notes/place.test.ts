import { expect, it } from 'vitest'
import { around, findPlace, type KeptPlace } from './place'

const keep = (text: string, quote: string, page = 1, from = 0): KeptPlace => {
  const start = text.indexOf(quote, from)
  return { page, start, end: start + quote.length, quote, ...around(text, start, start + quote.length) }
}
const pagesOf = (...texts: string[]) => new Map(texts.map((text, index) => [index + 1, text]))
const shown = (pages: ReadonlyMap<number, string>, kept: KeptPlace) => {
  const found = findPlace(pages, kept)
  return found && [found.page, pages.get(found.page)?.slice(found.start - 2, found.end)]
}

it('stays where it was', () => {
  const text = '合同金额一百万元，合同金额两百万元'
  expect(findPlace(pagesOf(text), keep(text, '合同金额', 1, 5))).toEqual({ page: 1, start: 9, end: 13 })
})

it('follows its text, among several by what stands around it', () => {
  const kept = keep('甲方：合同金额一百万元。乙方：合同金额两百万元。', '合同金额', 1, 10)
  expect(shown(pagesOf('新增的一段。甲方：合同金额一百万元。\n乙方：合同金额两百万元。'), kept)).toEqual([1, '方：合同金额'])
  expect(findPlace(pagesOf('新增的一段。甲方：合同金额一百万元。\n乙方：合同金额两百万元。'), kept)?.start).toBe(22)
})

it('follows to another page, and through blanks and line ends that came or went', () => {
  const kept = keep('第一条：合同总价为壹佰万元整', '合同总价为壹佰万元')
  expect(shown(pagesOf('目录', '第一条：合同总价\n为 壹佰万元整'), kept)).toEqual([2, '条：合同总价\n为 壹佰万元'])
})

it('of two that are alike the nearest is taken, and of none it is lost', () => {
  const kept: KeptPlace = { page: 2, start: 4, end: 6, quote: '金额', before: '', after: '' }
  expect(findPlace(pagesOf('金额', 'x金额', '金额'), kept)).toEqual({ page: 2, start: 1, end: 3 })
  expect(findPlace(pagesOf('价款', '价款'), kept)).toBeUndefined()
})
