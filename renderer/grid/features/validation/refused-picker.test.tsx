import { act, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { testField } from '../../../../tests/helpers/screen'
import { DataGrid, type DataGridHandle, gridColumn, RowStore } from '../..'

it('stands in a refused cell of a picker, with its message and no window over it', async () => {
  const who = testField('who', '经办人', { type: 'sel_user', settings: { store: 'username', multiple: true }, required: true })
  const host = testHost({ client: fakeClient({ 'GET /sys/user/list': { records: [], total: 0 } }) })
  const store = new RowStore({ rows: [{ id: 'a', note: '甲' }] })
  const ref = createRef<DataGridHandle>()
  render(inHost(host, <DataGrid ref={ref} title="明细" columns={[gridColumn(who), gridColumn(testField('note', '备注'))]} store={store} />))
  await act(async () => void (await ref.current?.validate()))
  await waitFor(() => expect(ref.current?.active()).toEqual({ id: 'a', key: 'who' }))
  expect(await screen.findByText(/经办人不能为空/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
