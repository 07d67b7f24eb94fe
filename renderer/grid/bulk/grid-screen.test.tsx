import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RecordedCall } from '../../../tests/helpers/client'
import { type DrawInput, drawScreen } from '../../../tests/helpers/host'
import { changingRights } from '../../../tests/helpers/rights'

const goods = {
  screen: 'grid',
  title: '物料',
  source: '/demo',
  perm: 'demo:',
  fields: { name: '品名', price: { title: '单价', type: 'inputNumber' }, manual: { title: '说明书', type: 'file' } },
}
const rows = [
  { id: 'a', name: '甲', price: 1, manual: null },
  { id: 'b', name: '乙', price: 2, manual: null },
]

async function draw(answers: DrawInput['answers'] = {}, input: Partial<DrawInput> = {}) {
  const list = { 'GET /demo/list': { records: rows, total: rows.length } }
  const drawn = drawScreen({ screens: { 'demo/goods': goods }, answers: { ...list, ...answers }, ...input })
  await screen.findByRole('gridcell', { name: '甲' })
  const box = screen.getByRole('textbox', { name: /物料|第/ })
  const key = (name: string) => act(async () => void fireEvent.keyDown(box, { key: name }))
  await act(async () => box.focus())
  return {
    ...drawn,
    key,
    async type(text: string) {
      await act(async () => void fireEvent.input(box, { target: { value: text } }))
      await key('Enter')
    },
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    reads: () => drawn.client.calls.filter(({ path }) => path === '/demo/list').length,
  }
}

it('keeps what was typed, its marks and its place when rights change that hide a column', async () => {
  const rights = changingRights({ auth: [{ action: 'demo:edit', type: '1' }], allAuth: [] })
  const { type, reads } = await draw({}, { around: rights.around })
  await type('丙')
  expect(screen.getByRole('gridcell', { name: '丙' })).toBeTruthy()
  const active = screen.getByRole('gridcell', { name: '乙' })
  expect(active.getAttribute('aria-selected')).toBe('true')
  await rights.become({ auth: rights.now().auth, allAuth: [{ action: 'demo:price', type: '1', status: '1' }] })
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: '单价' })).toBeNull())
  expect(screen.getByRole('gridcell', { name: '丙' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: '乙' }).getAttribute('aria-selected')).toBe('true')
  expect([screen.getByText('新增 0，修改 1，删除 0').isConnected, reads()]).toEqual([true, 1])
})

it.each([
  ['is stopped', true, 2],
  ['goes on', false, 1],
])('asks before reading anew gives up a file on its way, which %s', async (_, agrees, wanted) => {
  const uploads: RecordedCall[] = []
  const questions: string[] = []
  const { key, host, press, reads } = await draw(
    { 'POST /sys/common/upload': (call: RecordedCall) => new Promise(() => uploads.push(call)) },
    { host: { auth: [{ action: 'demo:edit', type: '1' }] } },
  )
  host.notify.confirm = async ({ title }) => {
    questions.push(title)
    return agrees
  }
  await key('End')
  await key('F2')
  const input = await screen.findByLabelText('说明书', { selector: 'input' })
  await act(async () => void fireEvent.change(input, { target: { files: [new File(['x'], '图.txt')] } }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  await key('Escape')
  expect(await screen.findByRole('status', { name: '图.txt 上传中(0%)' })).toBeTruthy()
  await press('刷新')
  await waitFor(() => expect([reads(), screen.queryAllByRole('status', { name: /上传中/ }).length]).toEqual([wanted, agrees ? 0 : 1]))
  expect([questions, uploads[0]?.signal?.aborted]).toEqual([['有未保存的修改，重新查询将丢弃它们，确定吗？'], agrees])
})

it('saves by Ctrl+S, along with what is typed in the open cell', async () => {
  const saved: RecordedCall[] = []
  await draw({ 'PUT /demo/edit': (call: RecordedCall) => void saved.push(call) }, { host: { auth: [{ action: 'demo:edit', type: '1' }] } })
  const box = screen.getByRole('textbox', { name: /物料|第/ })
  await act(async () => void fireEvent.input(box, { target: { value: '丙' } }))
  await act(async () => expect(fireEvent.keyDown(box, { key: 's', ctrlKey: true })).toBe(false))
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([expect.objectContaining({ id: 'a', name: '丙' })]))
})

it('keeps a place for sums of its columns until all pages of the rows are there', async () => {
  const fields = { ...goods.fields, price: { title: '单价', type: 'inputNumber', statistics: ['sum'] } }
  const all = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, name: index === 0 ? '甲' : '乙', price: 2, manual: null }))
  let arrive: () => void = () => undefined
  const list = async ({ query = {} }: RecordedCall) => {
    const first = (Number(query.pageNo) - 1) * 10
    if (first > 0)
      await new Promise<void>(resolve => {
        arrive = resolve
      })
    return { records: all.slice(first, first + 10), total: 12 }
  }
  await draw({ 'GET /demo/list': list }, { screens: { 'demo/goods': { ...goods, fields, grid: { pageSize: 10 } } } })
  const sums = () => document.querySelector<HTMLElement>('.weft-grid-totals')
  expect([sums()?.textContent, sums()?.style.height]).toEqual(['', '32px'])
  await act(async () => arrive())
  await waitFor(() => expect(sums()?.textContent).toContain('24'))
})
