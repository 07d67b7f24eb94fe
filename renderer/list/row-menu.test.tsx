import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { Listeners } from '../model/store'

plainStyles()

const people = {
  screen: 'list',
  title: '人员',
  source: '/demo',
  fields: { name: '姓名', note: '备注' },
  list: { row: ['edit', 'details', 'copy', 'delete'] },
}
const rowsOf = (...names: readonly string[]) => names.map(name => ({ id: name, name, note: '' }))

function draw() {
  const events = new Listeners<string>()
  const shown = { rows: rowsOf('甲', '乙', '丙') }
  const { client } = drawScreen({
    screens: { 'demo/people': people },
    host: { watchScreens: events.subscribe },
    answers: { 'GET /demo/list': () => ({ records: shown.rows, total: shown.rows.length }), 'DELETE /demo/delete': () => '删除成功!' },
  })
  const reload = (rows: typeof shown.rows) => {
    shown.rows = rows
    act(() => events.emit('reload:demo/people'))
  }
  return { client, reload }
}

const entry = () => screen.queryByRole('menuitem', { name: '删除' })

async function openMore(name: string): Promise<HTMLElement> {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]') ?? expect.fail(`no row ${name}`)
  await userEvent.click(await within(row).findByRole('button', { name: /更多/ }))
  return screen.findByRole('menuitem', { name: '删除' })
}

it('an open list of actions stays where its row comes again with other values', async () => {
  const { reload } = draw()
  const open = await openMore('乙')
  reload(rowsOf('甲', '乙', '丙').map(row => ({ ...row, note: `${row.name}的一段备注` })))
  await screen.findByText('乙的一段备注')
  expect(entry()).toBe(open)
})

it('it belongs to its row where the row stands elsewhere now', async () => {
  const { client, reload } = draw()
  const open = await openMore('乙')
  reload(rowsOf('丁', '甲', '乙', '丙'))
  await screen.findByText('丁')
  expect(entry()).toBe(open)
  await userEvent.click(open)
  await waitFor(() => expect(client.calls.filter(({ path }) => path === '/demo/delete').map(({ query }) => query)).toEqual([{ id: '乙' }]))
})

it('it closes where another row has come in the place of its own', async () => {
  const { reload } = draw()
  await openMore('乙')
  reload(rowsOf('甲', '丁', '丙'))
  await waitFor(() => expect(screen.queryByText('乙')).toBeNull())
  await waitFor(() => expect(entry()).toBeNull())
})
