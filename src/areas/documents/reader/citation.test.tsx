import { expect, it } from 'vitest'
import type { ReaderPage } from '../calls'
import { citationTexts, citedText, sentenceAround } from './citation'
import { firstHit } from './use-hits'
import { partWith } from './use-text'

const PAGE: ReaderPage = { page: 2, text: '第一句。本合同金额为一百万元，\r\n分两次支付！第三句', recognised: false }

it.each([
  [4, 7, '本合同金额为一百万元，'],
  [0, 1, '第一句。'],
  [25, 26, '第三句'],
])('takes the sentence around %i to %i', (start, end, want) => {
  expect(sentenceAround(PAGE.text, { start, end })).toBe(want)
})

it('cites the hit that is shown, else the beginning of the page', () => {
  expect(citedText([undefined, PAGE], { page: 2, start: 5, end: 7 }, 1)).toEqual({ page: 2, text: '本合同金额为一百万元，' })
  expect(citedText([undefined, PAGE], undefined, 2)).toEqual({ page: 2, text: '第一句。' })
  expect(citedText([undefined], undefined, 1)).toEqual({ page: 1, text: '' })
})

it('writes a citation as text, and as a link that carries it and no markup of the document', () => {
  const citation = { source: 'document', id: '7', name: '合同 <b>', page: 3, text: '一百万元 & "整"' } as const
  const { plain, html } = citationTexts(citation)
  expect(plain).toBe('“一百万元 & "整"”（《合同 <b>》第 3 页）')
  const link = new DOMParser().parseFromString(html, 'text/html').querySelector('a')
  expect([link?.textContent, JSON.parse(link?.dataset.citation ?? ''), link?.children.length]).toEqual([plain, citation, 0])
  expect(link?.getAttribute('href')).toMatch(/^\/unstructur\/reader\?source=document&id=7&page=3&text=/)
})

it('stands at first at the hit on its page, or behind it, else at the first of all', () => {
  const hits = [1, 1, 4, 6].map(page => ({ page, start: 0, end: 1 }))
  expect([1, 2, 4, 5, 7].map(page => firstHit(hits, page))).toEqual([0, 2, 2, 3, 0])
})

it('reads pages in parts', () => {
  expect([1, 50, 51, 120].map(partWith)).toEqual([1, 1, 51, 101])
})
