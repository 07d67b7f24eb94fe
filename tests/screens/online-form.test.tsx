import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { builtIn } from '../../renderer/built-in'
import { createRenderer } from '../../renderer/registry'
import { formStep } from '../../src/pages/form-step'
import { drawScreen } from '../helpers/host'
import { plainStyles } from '../helpers/plain-styles'

plainStyles()
const renderer = createRenderer({ extend: builtIn, steps: [formStep] })

/** With one column: what has no place in the window of a test is not drawn. */
function written(name: string) {
  const found = JSON.parse(readFileSync(`schemas/screens/online/${name}.json`, 'utf8'))
  return { ...found, list: { ...found.list, columns: ['tableName'] } }
}
const head = { id: 'h1', tableName: 'audit_item', tableTxt: '审计事项', tableType: 1, isDbSynch: 'N', isTree: 'N', hascopy: 1, version: 1 }
const answers = {
  'GET /online/cgform/head/list': { records: [head], total: 1 },
  'GET /online/cgform/field/listByHeadId': [
    { id: 'f1', dbFieldName: 'name', dbFieldTxt: '名称', dbType: 'string', fieldShowType: 'text', orderNum: 0 },
  ],
  'GET /online/cgform/index/listByHeadId': [],
}
const RIGHTS = ['add', 'edit', 'delete', 'sync'].map(action => ({ action: `onlineForm:${action}`, type: '1', status: '1' }))
const draw = (name: string, more: object = {}, place: object = {}) =>
  drawScreen({ renderer, screens: { [`online/${name}`]: written(name) }, answers: { ...answers, ...more }, place, host: { auth: RIGHTS } })

const more = async (entry: string) => {
  const row = (await screen.findByText('audit_item')).closest<HTMLElement>('[role=row]') ?? expect.fail()
  await userEvent.click(await within(row).findByRole('button', { name: /^更多/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('the list of online forms', () => {
  it.each<[string, string, object]>([
    ['移除', 'DELETE /online/cgform/head/removeRecord', { query: { id: 'h1' } }],
    ['删除', 'DELETE /online/cgform/head/delete', { query: { id: 'h1' } }],
    ['强制同步', 'POST /online/cgform/api/doDbSynch/h1/force', {}],
  ])('does %s after asking', async (entry, call, want) => {
    const { client, host } = draw('form', { [call]: { message: '好' } })
    await more(entry)
    await waitFor(() => expect(client.calls.map(({ method, path }) => `${method} ${path}`)).toContain(call))
    expect(client.calls.find(({ method, path }) => `${method} ${path}` === call)).toMatchObject(want)
    expect(host.notices.join()).toContain('审计事项')
  })

  it('adds the columns of a tree to a form that becomes one', async () => {
    draw('form')
    const row = (await screen.findByText('audit_item')).closest<HTMLElement>('[role=row]') ?? expect.fail()
    await userEvent.click(await within(row).findByRole('button', { name: '编辑' }))
    await userEvent.click(await screen.findByRole('switch', { name: '是否树' }))
    expect(await screen.findByRole('gridcell', { name: 'has_child' })).toBeTruthy()
    expect(screen.getByRole('gridcell', { name: 'pid' })).toBeTruthy()
    for (const name of ['树形表单父id', '是否有子节点字段', '树开表单列']) expect(screen.getByRole('combobox', { name })).toBeTruthy()
  })

  it('lists the views of the form that it was opened for', async () => {
    const { client } = draw('form-copy', {}, { values: { code: 'h0' } })
    await screen.findByText('audit_item')
    expect(client.calls[0]?.query).toMatchObject({ copyType: 1, physicId: 'h0' })
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
  })
})
