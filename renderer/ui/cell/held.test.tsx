import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'

const DICT = 'document_type,name,id'
const ITEMS = `/sys/dict/getDictItems/${encodeURIComponent(DICT)}`
const names: Record<string, string> = { old: '停用的类型', off: '移除的类型' }

function office() {
  const client = fakeClient({
    [`GET ${ITEMS}`]: [{ value: 'now', text: '合同' }],
    [`GET /sys/dict/loadDictItem/${encodeURIComponent(DICT)}`]: ({ query }: RecordedCall) =>
      String(query?.key ?? '')
        .split(',')
        .map(key => names[key] ?? key),
  })
  return { client, host: testHost({ client }) }
}
const shown = () => screen.getByRole<HTMLInputElement>('combobox', { name: '字段' }).value

it('a value keeps the name of a row that is offered no more', async () => {
  const { host } = office()
  editCell(cellField('select', {}, { dict: DICT }), 'old', { host })
  await vi.waitFor(() => expect(shown()).toBe('停用的类型'))
})

it('and so does each of several', async () => {
  const { host } = office()
  editCell(cellField('list_multi', {}, { dict: DICT }), 'now,old,off', { host })
  for (const name of ['合同', '停用的类型', '移除的类型']) expect(await screen.findByText(name)).toBeDefined()
})

it('asks for no names of what is offered', async () => {
  const { client, host } = office()
  editCell(cellField('select', {}, { dict: DICT }), 'now', { host })
  await vi.waitFor(() => expect(shown()).toBe('合同'))
  expect(client.calls.map(({ path }) => path)).toEqual([ITEMS])
})
