import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'

const DICT = 'sys_user,realname,id'
const SEARCH = `GET /sys/dict/loadDict/${encodeURIComponent(DICT)}`
const LABELS = `GET /sys/dict/loadDictItem/${encodeURIComponent(DICT)}`
const found = [
  { value: 'u1', text: '赵敏' },
  { value: 'u2', text: '赵云' },
]

function office() {
  const client = fakeClient({
    [SEARCH]: found,
    [LABELS]: ({ query }: { query?: { key?: string } }) => (query?.key ?? '').split(',').map(key => `名${key}`),
  })
  return { client, host: testHost({ client }) }
}

describe('a choice that is searched for', () => {
  it.each([
    ['u1', 'u1', 'u1'],
    [7, '7', '7'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, shown, back) => {
    expect(faces(cellField('sel_search', { dict: DICT }), wire)).toEqual([shown, back])
  })

  it('asks for the texts of a whole page at once', async () => {
    const { client, host } = office()
    const { container } = showCell(cellField('sel_search', { dict: DICT }), { it: 'u1' }, { host })
    showCell(cellField('sel_search', { dict: DICT }), { it: 'u2' }, { host })
    await vi.waitFor(() => expect(container.textContent).toBe('名u1'))
    expect(client.calls.map(({ query }) => query)).toEqual([{ key: 'u1,u2' }])
  })

  it('searches once the typing rests, and not for blanks', async () => {
    const { client, host } = office()
    const { changes } = editCell(cellField('sel_search', { dict: DICT }), null, { host })
    const input = await screen.findByRole('combobox', { name: '字段' })
    fireEvent.change(input, { target: { value: ' ' } })
    fireEvent.change(input, { target: { value: '赵' } })
    fireEvent.click(await screen.findByTitle('赵云'))
    expect(changes).toEqual(['u2'])
    expect(client.calls.map(({ query }) => query)).toEqual([{ keyword: '赵' }])
  })

  it('offers the whole of a small dictionary', async () => {
    const host = testHost({ cachedDictionary: () => [{ value: '1', text: '男' }] })
    editCell(cellField('sel_search', { dict: 'sex' }), null, { host })
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '字段' }))
    expect(await screen.findByTitle('男')).toBeDefined()
  })
})
