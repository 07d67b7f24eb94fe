import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { cellRenderer } from '../../../../tests/helpers/cells'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { testField } from '../../../../tests/helpers/screen'
import { HostProvider } from '../../../source/host-context'
import { DataGrid, type DataGridHandle, gridColumn, RowStore } from '../..'

const columns = [gridColumn(testField('kind', '类别', { type: 'select', dict: 'kinds', settings: { number: false } }))]
const input = () => screen.queryByRole('combobox') ?? screen.getByRole('textbox')

/** A grid of one cell whose list is open; `answer` is what the dictionary's server says. */
async function open(answer: () => unknown) {
  const store = new RowStore({ rows: [{ id: 'a', kind: null }] })
  const ref = createRef<DataGridHandle>()
  const client = fakeClient({ 'GET /sys/dict/getDictItems/kinds': answer })
  render(
    <HostProvider renderer={cellRenderer} host={testHost({ client })}>
      <DataGrid ref={ref} title="明细" columns={columns} store={store} />
    </HostProvider>,
  )
  await act(async () => {
    ref.current?.activate({ id: 'a', key: 'kind' })
    ref.current?.focus()
  })
  await act(async () => void fireEvent.keyDown(input(), { key: 'F2' }))
  return { client, store, press: (key: string) => act(async () => void fireEvent.keyDown(input(), { key })) }
}

const options = [{ value: '1', text: '甲' }]

describe('the list of an open cell', () => {
  it('says that there is nothing', async () => {
    await open(() => [])
    expect((await screen.findByText('暂无数据')).getAttribute('role')).toBe('status')
  })

  it('says that its dictionary is on its way, and offers it once it is there', async () => {
    let finish: (found: unknown) => void = () => undefined
    const { store, press } = await open(
      () =>
        new Promise(resolve => {
          finish = resolve
        }),
    )
    expect((await screen.findByText('加载中…')).getAttribute('role')).toBe('status')
    await act(async () => finish(options))
    expect(await screen.findByRole('option', { name: '甲' })).toBeDefined()
    await press('Enter')
    expect(store.at(0)?.kind).toBe('1')
  })

  it('says that its dictionary could not be read, and reads it again by its button or when it is opened again', async () => {
    let broken = true
    const { client } = await open(() => (broken ? new Error('断了') : options))
    const again = await screen.findByRole('button', { name: '重试' })
    const before = client.calls.length
    broken = false
    fireEvent.click(again)
    expect(await screen.findByRole('option', { name: '甲' })).toBeDefined()
    await waitFor(() => expect(client.calls.length).toBe(before + 1))
  })

  it('says that nothing fits what is typed', async () => {
    await open(() => options)
    await screen.findByRole('option', { name: '甲' })
    await act(async () => void fireEvent.input(input(), { target: { value: '乙' } }))
    expect(await screen.findByText('无匹配选项')).toBeDefined()
  })
})
