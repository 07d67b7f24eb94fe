import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { Listeners } from '../model/store'
import { STORED_CHANGED } from '../model/stored-screen'

plainStyles()

const written = (title: string) => ({ screen: 'form', title: '表单', source: { add: 'POST /demo/add' }, fields: { name: title } })

/** A form that can be written anew, as another tab of the window does it. */
function drawForm(id: string) {
  const events = new Listeners<string>()
  const screens = { [id]: written('姓名') }
  const { host } = drawScreen({ screens, host: { watchScreens: events.subscribe } })
  const save = async (title: string) => {
    screens[id] = written(title)
    await act(async () => events.emit(STORED_CHANGED))
  }
  return { host, save }
}

it('a stored screen that stands open is read again when it was saved', async () => {
  const { host, save } = drawForm('stored/person')
  const name = await screen.findByRole('textbox', { name: '姓名' })
  await save('姓名')
  expect(screen.getByRole('textbox', { name: '姓名' })).toBe(name)
  await save('全名')
  await screen.findByRole('textbox', { name: '全名' })
  expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull()
  await save('称呼')
  await screen.findByRole('textbox', { name: '称呼' })
  expect(host.notices).toEqual([])
})

it('one in which something was typed keeps it and says that there is another', async () => {
  const { host, save } = drawForm('stored/person')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '姓名' })
  await userEvent.type(name, '半个人')
  await save('全名')
  await waitFor(() => expect(host.notices).toEqual(['warning: 页面定义已更新，当前有未保存的内容，请保存后重新打开页面']))
  expect([screen.getByRole('textbox', { name: '姓名' }), name.value]).toEqual([name, '半个人'])
})

it('a form over a list that holds nothing unsaved stays open, and is drawn anew', async () => {
  const events = new Listeners<string>()
  const written = (title: string) => ({
    screen: 'list',
    title: '人员',
    source: { list: 'GET /demo/list', add: 'POST /demo/add', edit: 'PUT /demo/edit' },
    fields: { name: title },
  })
  const screens = { 'stored/people': written('姓名') }
  const rows = [{ id: '1', name: '张三' }]
  drawScreen({ screens, host: { watchScreens: events.subscribe }, answers: { 'GET /demo/list': { records: rows, total: 1 } } })
  await userEvent.click(await screen.findByRole('button', { name: '编辑' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '姓名' })
  expect(name.value).toBe('张三')
  screens['stored/people'] = written('全名')
  await act(async () => events.emit(STORED_CHANGED))
  const drawn = await screen.findByRole<HTMLInputElement>('textbox', { name: '全名' })
  expect([drawn.value, screen.getAllByRole('dialog').length]).toEqual(['张三', 1])
  expect(await screen.findByRole('columnheader', { name: /全名/, hidden: true })).toBeTruthy()
  await userEvent.type(drawn, '丰')
  screens['stored/people'] = written('称呼')
  await act(async () => events.emit(STORED_CHANGED))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '全名' }).value).toBe('张三丰'))
})
