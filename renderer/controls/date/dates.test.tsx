import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { CellValueError } from '../../model/cell-type'
import { cellFromText, decodeCell } from '../../registry'

/** The editor that takes the place of the resting text when a user comes. */
async function comeTo(user: UserEvent): Promise<HTMLInputElement> {
  await user.click(screen.getByRole('textbox', { name: '字段' }))
  await waitFor(() => expect(document.querySelector('.ant-picker')).not.toBeNull())
  return screen.getByRole<HTMLInputElement>('textbox', { name: '字段' })
}

/** Asks the check of an editor as a save does. */
function asking() {
  let ask = async (): Promise<string | undefined> => 'nobody asks'
  const guard = (check: () => Promise<string | undefined>) => {
    ask = check
    return () => undefined
  }
  return { guard, ask: () => act(() => ask()) }
}

describe('dates and times', () => {
  it.each([
    // type       from the API                props                        shown                  back to the API
    ['date', '2024-02-29', {}, '2024-02-29', '2024-02-29'],
    ['date', '2024-02-29', { format: 'DD.MM.YYYY' }, '29.02.2024', '2024-02-29'],
    ['date', '2024-02-29 10:11:12', {}, '2024-02-29', '2024-02-29'],
    ['date', '2024-02-29', { picker: 'year' }, '2024', '2024-02-29'],
    ['date', '2024', { picker: 'year' }, '2024', '2024-01-01'],
    ['date', '2024-05', { picker: 'month' }, '2024-05', '2024-05-01'],
    ['date', '2024-05-01', { picker: 'month', format: 'YYYY年M月' }, '2024年5月', '2024-05-01'],
    ['date_range', '2024-02-29,2024-03-01', {}, '2024-02-29 ~ 2024-03-01', '2024-02-29,2024-03-01'],
    ['date_range', '2024-2-9 ~ 2024-2-9', { format: 'M月D日' }, '2月9日 ~ 2月9日', '2024-02-09,2024-02-09'],
    ['date_range', '', {}, '', null],
    ['date', '2024-2-9', {}, '2024-02-09', '2024-02-09'],
    ['date', '', {}, '', null],
    ['date', null, {}, '', null],
    ['datetime', '2024-02-29 10:11:12', {}, '2024-02-29 10:11:12', '2024-02-29 10:11:12'],
    ['datetime', '2024-02-29 10:11', {}, '2024-02-29 10:11:00', '2024-02-29 10:11:00'],
    ['datetime', '2024-02-29', { format: 'YYYY年M月D日 HH:mm' }, '2024年2月29日 00:00', '2024-02-29 00:00:00'],
    ['datetime', '2024-02-29T10:11:12.345', {}, '2024-02-29 10:11:12', '2024-02-29 10:11:12'],
    ['datetime', '2024-02-29T20:11:12Z', {}, '2024-03-01 04:11:12', '2024-03-01 04:11:12'],
    ['datetime', '2024-02-29T20:11:12+0900', {}, '2024-02-29 19:11:12', '2024-02-29 19:11:12'],
    ['datetime', 1709173872000, {}, '2024-02-29 10:31:12', '2024-02-29 10:31:12'],
    ['time', '08:05:09', {}, '08:05:09', '08:05:09'],
    ['time', '8:5', {}, '08:05:00', '08:05:00'],
    ['time', '2024-02-29 10:11:12', {}, '10:11:12', '10:11:12'],
    ['time', '08:05:09', { format: 'HH:mm' }, '08:05', '08:05:09'],
  ])('%s reads %o with %o as "%s"', (type, wire, props, shown, back) => {
    expect(faces(cellField(type, props), wire)).toEqual([shown, back])
  })

  it.each([
    ['date', '2023-02-29'],
    ['date', '2024-13-01'],
    ['date', '0000-01-01x'],
    ['date', 'soon'],
    ['date', {}],
    ['date', 1e300],
    ['date', '2024'],
    ['date_range', '2024-03-01,2024-02-29'],
    ['date_range', '2024-03-01'],
    ['date_range', '2024-03-01,2024-03-02,2024-03-03'],
    ['date_range', 20240301],
    ['datetime', '2024-02-29 24:00:00'],
    ['datetime', '2024-02-29 10:60:00'],
    ['datetime', true],
    ['time', '25:00:00'],
    ['time', '10'],
    ['time', []],
  ])('%s refuses %o', (type, wire) => {
    expect(() => decodeCell(testCells, cellField(type), wire)).toThrow(CellValueError)
  })

  it.each([
    ['date', '2024/2/9', '2024-02-09'],
    ['date', '2024年2月9日', '2024-02-09'],
    ['date', '20240209', '2024-02-09'],
    ['date', '2024.2.9', '2024-02-09'],
    ['date', '9.2.2024', undefined],
    ['date', ' ', null],
    ['date', '2024', undefined],
    ['date_range', '2024/2/9至2024/3/1', '2024-02-09,2024-03-01'],
    ['date_range', '2024-3-1~2024-2-9', undefined],
    ['date_range', ' ', null],
    ['datetime', '2024/2/9 8:30', '2024-02-09 08:30:00'],
    ['time', '8点', undefined],
    ['time', '8时30分', '08:30:00'],
    ['time', '8：30：15', '08:30:15'],
  ])('%s takes pasted "%s" as %o', (type, text, value) => {
    expect(cellFromText(testCells, cellField(type), text)).toBe(value)
  })

  it('says what is no date in its own place', () => {
    showCell(cellField('date'), { it: '2023-02-29' })
    expect(screen.getByRole('alert', { name: '此值不是有效日期' }).textContent).toContain('2023-02-29')
  })

  it.each([
    ['date', '2024-02-29', '2024-02-29'],
    ['datetime', '2024-02-29 10:11:12', '2024-02-29 10:11:12'],
    ['time', '10:11:12', '10:11:12'],
  ])('%s takes what is typed', async (type, typed, value) => {
    const { changes, user } = editCell(cellField(type))
    const box = await comeTo(user)
    await user.type(box, `${typed}{Enter}`)
    expect(changes).toEqual([value])
    expect(box.value).toBe(typed)
  })

  it.each([
    ['date', '1972-13-45', '此值不是有效日期', '1972-12-05'],
    ['datetime', '1972-12-05 25', '此值不是有效日期', '1972-12-05 10:11:12'],
    ['time', '25:00:00', '此值不是有效时间', '10:11:12'],
  ])('%s keeps what is none, to be corrected before the record is saved', async (type, typed, refusal, right) => {
    const { guard, ask } = asking()
    const { changes, user } = editCell(cellField(type), null, { guard })
    const box = await comeTo(user)
    await user.type(box, typed)
    await user.tab()
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
    expect([box.value, await ask(), changes]).toEqual([typed, refusal, []])
    await user.clear(box)
    await user.type(box, `${right}{Enter}`)
    await waitFor(() => expect(box.getAttribute('aria-invalid')).not.toBe('true'))
    expect([box.value, await ask(), changes.at(-1)]).toEqual([right, undefined, right])
  })

  it.each([
    ['date', '2024-02-29', '2024-03-01'],
    ['datetime', '2024-02-29 10:11:12', '2024-03-01 10:11:12'],
    ['time', '10:11:12', '10:11:13'],
  ])('%s tells a save what stands there, also before it was left, and that it was emptied', async (type, start, typed) => {
    const { guard, ask } = asking()
    const { changes, user } = editCell(cellField(type), start, { guard })
    const box = await comeTo(user)
    expect([await ask(), changes]).toEqual([undefined, []])
    await user.clear(box)
    await user.type(box, typed)
    expect([await ask(), changes]).toEqual([undefined, [typed]])
    await user.clear(box)
    expect([await ask(), changes.at(-1)]).toEqual([undefined, null])
  })

  it('is empty when it was emptied and left', async () => {
    const { changes, user } = editCell(cellField('date'), '2024-02-29')
    await user.clear(await comeTo(user))
    await user.tab()
    expect(changes).toEqual([null])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '字段' }).value).toBe('')
  })

  it('says what was none where it gives way to the value, outside of a record', async () => {
    const host = testHost()
    const { changes, user } = editCell(cellField('date'), '2024-02-29', { host })
    const box = await comeTo(user)
    await user.clear(box)
    await user.type(box, '2024-02-31')
    await user.tab()
    expect([host.notices, changes]).toEqual([['warning: 字段：此值不是有效日期（2024-02-31）'], []])
  })

  it('takes no day that the pointer is only over', async () => {
    const { guard, ask } = asking()
    const { changes, user } = editCell(cellField('date'), '2024-02-29', { guard })
    const box = await comeTo(user)
    await user.hover(await screen.findByTitle('2024-02-13'))
    await waitFor(() => expect(box.value).toBe('2024-02-13'))
    expect([await ask(), changes]).toEqual([undefined, []])
    await user.tab()
    expect(changes).toEqual([])
  })

  it('shows a stored date in the format of its field and keeps the spelling of the API', async () => {
    const { changes, user } = editCell(cellField('date', { format: 'DD.MM.YYYY' }), '2024-02-29')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '字段' }).value).toBe('29.02.2024')
    const box = await comeTo(user)
    await user.clear(box)
    await user.type(box, '01.03.2024{Enter}')
    expect(changes.at(-1)).toBe('2024-03-01')
  })

  it.each([['date'], ['datetime'], ['time']])('%s stays closed when it is only to be read', async type => {
    const start = type === 'time' ? '10:11:12' : type === 'date' ? '2024-02-29' : '2024-02-29 10:11:12'
    const { changes, user } = editCell(cellField(type), start, { readOnly: true })
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })
    await user.click(box)
    expect(document.querySelector('.ant-picker-dropdown')).toBeNull()
    expect(changes).toEqual([])
  })
})

describe('periods', () => {
  it.each([
    ['year', '2031', '2031-01-01'],
    ['year', '2031年', '2031-01-01'],
    ['year', '2031-05-06', '2031-05-06'],
    ['month', '2031/5', '2031-05-01'],
    ['month', '2031年05月', '2031-05-01'],
    ['month', '2031', undefined],
  ])('a %s takes pasted "%s" as %o', (picker, text, value) => {
    expect(cellFromText(testCells, cellField('date', { picker }), text)).toBe(value)
  })

  it('are chosen as a whole, and kept as their first day', async () => {
    const { changes, user } = editCell(cellField('date', { picker: 'year' }), '2024-05-06')
    const input = await comeTo(user)
    expect(input.value).toBe('2024')
    await user.click(await screen.findByTitle('2027'))
    expect(changes).toEqual(['2027-01-01'])
  })

  it('are chosen from a day to a day', async () => {
    const { changes, user } = editCell(cellField('date_range'), '2024-02-01,2024-02-09')
    await user.click(screen.getByRole('textbox', { name: '字段' }))
    await waitFor(() => expect(document.querySelector('.ant-picker-range')).not.toBeNull())
    await user.click(await screen.findByTitle('2024-02-05'))
    await user.click(screen.getByTitle('2024-02-20'))
    expect(changes).toEqual(['2024-02-05,2024-02-20'])
  })
})
