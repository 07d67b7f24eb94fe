import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { testRenderer } from '../../tests/helpers/host'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { parseExpression } from '../expression'
import type { ScreenModel } from '../model/screen'
import { HostProvider } from '../source/host-context'
import { FormDialog } from './form-dialog'
import type { FormDialogProps } from './props'

beforeAll(plainStyles)
beforeAll(() => Promise.all([import('./form-window'), import('./print-sheet')]))

const print = vi.fn()
beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
  window.print = print
})
afterEach(() => vi.unstubAllGlobals())

const { expression: shown } = parseExpression('name == "乙"')
const number = { type: 'inputNumber', kind: 'decimal', settings: { step: 1 } } as const
const orders: ScreenModel = screenModel(
  [
    fieldModel('name', { title: '客户' }),
    fieldModel('memo', { title: '备注', group: '其他', ...(shown && { visible: shown }) }),
    fieldModel('phone', { title: '电话', group: '其他' }),
    fieldModel('address', { title: '地址', type: 'object', kind: 'json', fields: [fieldModel('city', { title: '城市' })] }),
    fieldModel('lines', {
      title: '明细',
      type: 'grid',
      kind: 'rows',
      settings: {
        height: 400,
        rowHeight: 61,
        selection: 'none',
        rowNumber: true,
        dragSort: false,
        alwaysEdit: false,
        toolbar: [],
        most: 0,
      },
      fields: [fieldModel('code', { title: '编码' }), fieldModel('count', { title: '数量', statistics: ['sum'], ...number })],
    }),
  ],
  { layout: [] },
)
const row = {
  id: '1',
  name: '甲',
  phone: '010',
  address: { city: '北京' },
  lines: [
    { id: 'a', code: `${'长'.repeat(40)}`, count: 0.1 },
    { id: 'b', code: 'M2', count: 0.2 },
  ],
}

function draw(props: Partial<FormDialogProps>) {
  render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <HostProvider renderer={testRenderer} host={testHost()}>
        <FormDialog screen={orders} source={memorySource(row)} mode="details" id="1" onClose={() => undefined} {...props} />
      </HostProvider>
    </ConfigProvider>,
  )
  return userEvent.setup()
}

const sheet = () => document.querySelector<HTMLElement>('.weft-print')
const texts = (selector: string) => [...(sheet()?.querySelectorAll(selector) ?? [])].map(each => each.textContent)

it('prints the details of a record with its title and who prints on every page, and its rows with their head and their sum', async () => {
  const user = draw({ title: '订单详情' })
  await user.click(await screen.findByRole('button', { name: '打印' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(texts('.weft-print-page > thead strong')).toEqual(['订单详情'])
  expect(texts('.weft-print-page > thead span')[0]).toMatch(/^打印人：.+ *打印时间：\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(texts('dl dt')).toEqual(['客户', '电话', '城市'])
  // What stands alone in its line takes the whole of it.
  expect(texts('dl .is-wide dt')).toEqual(['客户', '电话', '城市'])
  expect(texts('h2')).toEqual(['其他', '地址'])
  expect(texts('.weft-print-rows th')).toEqual(['序号', '编码', '数量'])
  // Nothing is cut on paper, and sums are those of people.
  expect(texts('.weft-print-rows td')).toEqual(['1', '长'.repeat(40), '0.1', '2', 'M2', '0.2', '合计', '', '0.3'])
  expect(document.body.classList.contains('weft-printing')).toBe(true)
  fireEvent(window, new Event('afterprint'))
  await waitFor(() => expect(sheet()).toBeNull())
  expect(document.body.classList.contains('weft-printing')).toBe(false)
})

it('prints texts as files hold them', async () => {
  const lines = [{ id: 'a', code: 'M\u0007\ud8001\uffff', count: 1 }]
  const user = draw({ source: memorySource({ ...row, lines }) })
  await user.click(await screen.findByRole('button', { name: '打印' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(texts('.weft-print-rows td')).toContain('M1')
})

it('prints all digits of long numbers and of their sum', async () => {
  const lines = [
    { id: 'a', code: 'M1', count: '12345678901234567.8' },
    { id: 'b', code: 'M2', count: 0.1 },
  ]
  const user = draw({ source: memorySource({ ...row, lines }) })
  await user.click(await screen.findByRole('button', { name: '打印' }))
  await waitFor(() => expect(print).toHaveBeenCalled())
  expect(texts('.weft-print-rows td').slice(2)).toEqual(['12345678901234567.8', '2', 'M2', '0.1', '合计', '', '12345678901234567.9'])
  fireEvent(window, new Event('afterprint'))
})

it('prints a form as it is now: what was typed, without what is hidden', async () => {
  const user = draw({ mode: 'edit', screen: { ...orders, fields: orders.fields.slice(0, 4) } })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '客户' })
  await waitFor(() => expect(name.value).toBe('甲'))
  await user.type(name, '方')
  await user.click(screen.getByRole('button', { name: '打印' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(texts('dl dt')).toEqual(['客户', '电话', '城市'])
  expect(texts('dl dd')).toEqual(['甲方', '010', '北京'])
  expect(texts('h2')).toEqual(['其他', '地址'])
})
