import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import type { LaidBlock, ReaderPage } from '../calls'
import { LaidText } from './laid-text'
import { NO_MARKS, type PageMarks } from './page-marks'
import { chosenPlace } from './selection'

const pageOf = (text: string, layout: readonly LaidBlock[]): ReaderPage => ({ page: 1, text, recognised: false, layout })
const NOTE = {
  id: 'n',
  page: 1,
  start: 2,
  end: 6,
  quote: '',
  color: 'green',
  text: '',
  shared: false,
  parentId: null,
  author: '',
  own: true,
  removed: false,
  lost: false,
  createTime: '',
  updateTime: null,
  version: 0,
} as const
const draw = (page: ReaderPage, marks: PageMarks = NO_MARKS, host = testHost()) =>
  render(
    inHost(
      host,
      <div data-page="1">
        <LaidText page={page} marks={marks} />
      </div>,
    ),
  ).container

it('draws titles, lists and tables, and rows of one table together', () => {
  const text = '标题\n甲\n单位 金额\n水务 5'
  const { innerHTML } = draw(
    pageOf(text, [
      { as: 'h', level: 1, start: 0, end: 2 },
      { as: 'li', depth: 1, mark: '1.', start: 3, end: 4 },
      {
        as: 'row',
        first: true,
        start: 5,
        end: 10,
        cells: [
          [5, 7, 1, 1, 1],
          [8, 10, 2, 1, 1],
        ],
      },
      {
        as: 'row',
        start: 11,
        end: 15,
        cells: [
          [11, 13, 1, 1, 0],
          [14, 15, 1, 1, 0],
        ],
      },
    ]),
  )
  expect(screen.getByRole('heading', { name: '标题' })).toBeTruthy()
  expect(screen.getAllByRole('table').length).toBe(1)
  expect(screen.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['单位', '金额'])
  expect(screen.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['水务', '5'])
  expect(innerHTML).toContain('data-mark="1."')
})

it('marks hits and notes across letters that look otherwise, one within the other', () => {
  const page = pageOf('合同金额为一百万元', [{ as: 'p', start: 0, end: 9, letters: [['b', 0, 4]] }])
  const root = draw(page, { hits: [{ start: 0, end: 4, number: 3 }], at: 3, notes: [NOTE], note: 'n' })
  const marked = (what: string) => [...root.querySelectorAll(what)].map(({ textContent }) => textContent).join('')
  expect([marked('[data-hit="3"]'), marked('[data-note="n"]'), marked('b')]).toEqual(['合同金额', '金额为一', '合同金额'])
  expect(root.querySelector('[data-note]')?.getAttribute('data-color')).toBe('green')
})

it('leads elsewhere apart and says where, and nowhere by an address that runs', () => {
  const letters = [
    ['a', 0, 1, 'https://example.com/'],
    ['a', 1, 2, 'javascript:alert(1)'],
    ['a', 2, 3, '/sys/logout'],
  ] as const
  const root = draw(pageOf('甲乙丙', [{ as: 'p', start: 0, end: 3, letters }]))
  const links = [...root.querySelectorAll('a')]
  expect(links.map(link => [link.textContent, link.target, link.rel])).toEqual([['甲', '_blank', 'noopener noreferrer nofollow']])
  expect(links[0]?.title).toContain('https://example.com/')
  expect(links[0]?.dataset.place).toBe('example.com')
})

it('asks before a link leads out, and says where at the end of one that a hit cuts', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const host = testHost()
  const confirm = vi.spyOn(host.notify, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const page = pageOf('见招标公告', [{ as: 'p', start: 0, end: 5, letters: [['a', 1, 5, 'https://example.com/a']] }])
  const root = draw(page, { ...NO_MARKS, hits: [{ start: 3, end: 5, number: 1 }], at: 1 }, host)
  const links = [...root.querySelectorAll('a')]
  expect(links.map(({ textContent, dataset }) => [textContent, dataset.place])).toEqual([
    ['招标', undefined],
    ['公告', 'example.com'],
  ])
  await userEvent.click(links[0] ?? expect.fail())
  expect(open).not.toHaveBeenCalled()
  await userEvent.click(links[1] ?? expect.fail())
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://example.com/a', '_blank', 'noopener,noreferrer'))
  expect(confirm).toHaveBeenCalledTimes(2)
})

it('tells what is chosen by its place in the text of the page', () => {
  const root = draw(
    pageOf('标题\n合同金额为一百万元', [
      { as: 'h', level: 1, start: 0, end: 2 },
      { as: 'p', start: 3, end: 12, letters: [['b', 3, 7]] },
    ]),
  )
  const [, bold, rest] = [...root.querySelectorAll('[data-at]')].map(({ firstChild }) => firstChild as Text)
  const range = document.createRange()
  range.setStart(bold as Text, 2)
  range.setEnd(rest as Text, 3)
  window.getSelection()?.removeAllRanges()
  window.getSelection()?.addRange(range)
  expect(chosenPlace(document.body)).toEqual({ page: 1, start: 5, end: 10, text: '金额为一百' })
})
