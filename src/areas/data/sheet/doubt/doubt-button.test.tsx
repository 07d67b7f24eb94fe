import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../../../tests/helpers/client'
import { inHost } from '../../../../../tests/helpers/host'
import { plainStyles } from '../../../../../tests/helpers/plain-styles'
import type { SheetColumn, SheetContent } from '../../calls'
import { DoubtButton } from './doubt-button'

beforeAll(plainStyles)

const column = (name: string) => ({ name, type: 'text', mask: null }) as SheetColumn
const sheet = { id: 's1', no: 2, columns: ['编号', '收款人', '金额', '备注'].map(column) } as unknown as SheetContent
const STEPS = [{ do: 'filter', when: '金额 > 0' }]

interface Drawn {
  readonly row?: number
  readonly total?: number
  readonly rights?: readonly string[]
}

function draw({ row, total = 250, rights = ['auditDoubt:add'] }: Drawn) {
  const client = fakeClient({ 'POST /audit/doubt/mark': { added: 1, known: 2 } })
  const entries = rights.map(action => ({ action, describe: action, type: '1', status: '1' }))
  const host = testHost({ client, auth: entries, allAuth: [{ action: 'auditDoubt:add', describe: '', type: '1', status: '1' }] })
  const found = { columns: [], rows: [], total, places: ['f1/0', 'f1/1'] }
  render(inHost(host, <DoubtButton sheet={sheet} found={found} steps={STEPS} before={100} row={row} />))
  return { client, host }
}

const open = () => userEvent.click(screen.getByRole('button', { name: '标为疑点' }))
async function save(title: string) {
  await userEvent.type(screen.getByRole('textbox', { name: '疑点标题' }), title)
  const [, button = screen.getByRole('dialog')] = screen.getAllByRole('button', { name: '标为疑点' })
  await userEvent.click(button)
}

it('the chosen row is marked by its name and its place among the filtered rows', async () => {
  const { client, host } = draw({ row: 1 })
  await open()
  expect(screen.getByRole('radio', { name: '第 102 行' })).toHaveProperty('checked', true)
  await save('重复付款')
  const given = { id: 's1', no: 2, steps: STEPS, title: '重复付款', keys: ['编号', '收款人', '金额'] }
  await expect.poll(() => client.calls.map(({ body }) => body)).toEqual([{ ...given, skip: 101, limit: 1, places: ['f1/1'] }])
  expect(host.notices).toEqual(['success: 已标为疑点 1 行，2 行此前已标'])
})

it('without a chosen row all that are filtered are marked', async () => {
  const { client } = draw({})
  await open()
  await save('重复付款')
  await expect.poll(() => client.calls[0]?.body).toMatchObject({ skip: 0, limit: 1000 })
  expect(client.calls[0]?.body).not.toHaveProperty('places')
})

it('too many rows are not marked at once', async () => {
  draw({ total: 1001 })
  await open()
  expect(screen.getByRole('radio', { name: '筛选出的全部 1001 行' })).toHaveProperty('disabled', true)
  screen.getByText('一次最多标记 1000 行，请先筛选')
})

it('users who may not add doubts have no button', () => {
  draw({ rights: [] })
  expect(screen.queryByRole('button')).toBeNull()
})
