import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { newPerson, roleWithEverything } from './support/newcomers'
import { agree, button, choose, dialog, form, input, List, message, openList } from './support/pages'
import { signIn } from './support/sign-in'

const API = '/online/cgform/api'

const column = (dbFieldName: string, dbFieldTxt: string, more: object = {}) => ({
  dbFieldName,
  dbFieldTxt,
  dbType: 'string',
  dbLength: 64,
  isShowForm: 1,
  isShowList: 1,
  fieldShowType: 'text',
  ...more,
})

/** A form with its table, made past the builder; its id. */
async function made(admin: Page, tableName: string, fields: readonly object[]): Promise<string> {
  await must(admin, 'POST', `${API}/addAll`, { head: { tableType: 1, tableTxt: tableName, tableName }, fields, indexs: [] })
  const id = String((await rowsOf(admin, '/online/cgform/head', `tableName=${tableName}`)).records[0]?.id)
  await must(admin, 'POST', `${API}/doDbSynch/${id}/normal`)
  return id
}

/** The list of forms, with one in it. */
async function headOf(admin: Page, tableName: string): Promise<List> {
  const heads = await openList(admin, '/online/cgform')
  await heads.search('表名', tableName)
  await expect(heads.rows).toHaveCount(1)
  return heads
}

test('the code of a form is taken away as the files of an entity and its screen, with samples', { tag: '@whole' }, async ({ admin }) => {
  const table = unique('code_paper')
  const id = await made(admin, table, [column('name', '名称')])
  await must(admin, 'POST', `${API}/form/${id}`, { name: '底稿一' })
  const heads = await headOf(admin, table)
  const waiting = admin.waitForEvent('download')
  await heads.act(heads.row(table), '代码生成')
  const archive = unzipSync(await readFile(await (await waiting).path()))
  const read = (path: string) => JSON.parse(strFromU8(archive[`${table}/${path}`] ?? new Uint8Array()))
  const name = table.replace('code_', '')
  expect(Object.keys(archive)).toContain(`${table}/README.md`)
  expect(read(`schemas/entities/code/${name}.json`)).toMatchObject({ table, fields: { name: { title: '名称' } } })
  expect(Object.keys(archive)).toContain(`${table}/schemas/screens/code/${name}.json`)
  expect(JSON.stringify(read(`schemas/demo/code/${name}.json`))).toContain('底稿一')
})

test('a field that names a record of another form offers its records and shows their texts', { tag: '@whole' }, async ({ admin }) => {
  const [topics, visits] = [unique('topic'), unique('visit')]
  const topic = await made(admin, topics, [column('name', '名称')])
  for (const name of ['预算执行', '工程结算']) await must(admin, 'POST', `${API}/form/${topic}`, { name })
  const link = { fieldShowType: 'link_table', dictTable: topics, dictField: 'id', dictText: 'name' }
  const visit = await made(admin, visits, [column('place', '地点'), column('topic', '题目', link)])
  const list = await openList(admin, `/online/cgformList/${visit}`)
  await list.tool('新增')
  await form(admin, '新增').getByLabel('地点', { exact: true }).fill('财政局')
  await choose(form(admin, '新增'), '题目', '工程结算', { typed: true })
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')
  await expect(list.row('财政局')).toContainText('工程结算')
})

test('a column under control is seen by holders of the role that is granted it', { tag: '@whole' }, async ({ admin, open }) => {
  const table = unique('plan')
  const id = await made(admin, table, [column('name', '名称'), column('cost', '费用')])
  await must(admin, 'POST', `${API}/form/${id}`, { name: '年度计划', cost: '12万' })
  await must(admin, 'PUT', `${API}/authColumn`, { cgformId: id, code: 'cost', status: 1 })
  const { id: roleId, roleCode } = await roleWithEverything(admin)
  const roleName = unique('计划员')
  await must(admin, 'PUT', '/sys/role/edit', { id: roleId, roleName })
  const theirs = await open(null)
  await signIn(theirs, await newPerson(admin, { roleCode }))
  const list = await openList(theirs, `/online/cgformList/${id}`)
  await expect(list.row('年度计划')).toBeVisible()
  const head = theirs.getByRole('columnheader', { name: '费用', exact: true })
  await expect(head).toHaveCount(0)

  const heads = await headOf(admin, table)
  await heads.act(heads.row(table), '表单权限')
  const main = admin.getByRole('main')
  await main.getByText(roleName, { exact: true }).click()
  await main.getByRole('checkbox', { name: '费用：列表可见授权' }).click()
  await expect(main.getByRole('checkbox', { name: '费用：列表可见授权' })).toBeChecked()
  await message(admin, '保存成功！')
  await theirs.reload()
  await expect(head).toBeVisible()
  await expect(list.row('年度计划')).toContainText('12万')
})

test('a table whose form is gone becomes a form again, with its rows', { tag: '@whole' }, async ({ admin }) => {
  const table = unique('old_paper')
  const id = await made(admin, table, [column('name', '名称')])
  await must(admin, 'POST', `${API}/form/${id}`, { name: '旧底稿' })
  await must(admin, 'DELETE', `/online/cgform/head/removeRecord?id=${id}`)
  const heads = await openList(admin, '/online/cgform')
  await heads.tool('导入数据库表')
  const tables = new List(dialog(admin))
  await tables.tick(tables.row(table))
  await tables.tool('导入选中的表')
  await agree(admin)
  await message(admin, '导入成功！')
  await expect(tables.row(table)).toHaveCount(0)
  const again = String((await rowsOf(admin, '/online/cgform/head', `tableName=${table}`)).records[0]?.id)
  const list = await openList(admin, `/online/cgformList/${again}`)
  await expect(list.row('旧底稿')).toBeVisible()
})

test('a form is copied with its columns, to a table of its own that stands once it is synchronised', { tag: '@whole' }, async ({
  admin,
}) => {
  const table = unique('copy_paper')
  const id = await made(admin, table, [column('name', '名称')])
  await must(admin, 'POST', `${API}/form/${id}`, { name: '底稿一' })
  const heads = await headOf(admin, table)
  await heads.act(heads.row(table), '复制表')
  await expect(input(dialog(admin), '新表名')).toHaveValue(`${table}_copy`)
  await button(dialog(admin), '复制').click()
  await message(admin, '表单复制成功，同步数据库后可以使用')
  const copied = await rowsOf(admin, '/online/cgform/head', `tableName=${table}_copy`)
  expect(copied.records).toMatchObject([{ isDbSynch: 'N' }])
  await expect(heads.row(`${table}_copy`)).toContainText('未同步')
  const copy = String(copied.records[0]?.id)
  await must(admin, 'POST', `${API}/doDbSynch/${copy}/normal`)
  await must(admin, 'POST', `${API}/form/${copy}`, { name: '另一份' })
  expect(await must(admin, 'GET', `${API}/getData/${copy}`)).toMatchObject({ total: 1, records: [{ name: '另一份' }] })
})
