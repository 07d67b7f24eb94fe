import type { Page } from '@playwright/test'
import { expectForEverybody } from './support/access'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, choose, dialog, form, input, List, message, okButton, openByMenu, openList } from './support/pages'

const API = '/online/cgform/api'

/** A column of a form as its configuration holds it. */
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
async function made(
  page: Page,
  head: { readonly tableName: string; readonly [key: string]: unknown },
  fields: readonly object[],
): Promise<string> {
  await must(page, 'POST', `${API}/addAll`, { head: { tableType: 1, tableTxt: head.tableName, ...head }, fields, indexs: [] })
  const { records } = await rowsOf(page, '/online/cgform/head', `tableName=${head.tableName}`)
  const id = String(records[0]?.id)
  await must(page, 'POST', `${API}/doDbSynch/${id}/normal`)
  return id
}

/** The builder, which takes the place of the list of forms. */
const builder = (page: Page) => page.getByRole('main').locator('.weft-form-page')

/** A main table with a one-to-many and a one-to-one table below it. */
async function withSubTables(page: Page) {
  const name = unique('main')
  const key = column('main_id', '主表', { dbLength: 36, isShowForm: 0, isShowList: 0, mainTable: name, mainField: 'id' })
  const main = await made(page, { tableName: name, tableTxt: `合同${name}`, tableType: 2, formTemplate: '2' }, [
    column('title', '合同名称', { fieldMustInput: '1', isQuery: 1 }),
  ])
  const line = await made(page, { tableName: `${name}_line`, tableTxt: '付款明细', tableType: 3, relationType: 0, tabOrderNum: 1 }, [
    key,
    column('item', '款项', { fieldMustInput: '1' }),
    column('amount', '金额', { dbType: 'int', dbLength: 10 }),
  ])
  const card = await made(page, { tableName: `${name}_card`, tableTxt: '联系人', tableType: 3, relationType: 1, tabOrderNum: 2 }, [
    key,
    column('person', '姓名'),
  ])
  return { main, line, card, name }
}

test('a form is made, synchronised, filled in, changed, asked and deleted', { tag: '@data' }, async ({ admin }) => {
  const [table, text] = [unique('item'), unique('事项')]
  await admin.goto('/')
  const heads = await openByMenu(admin, '在线开发', 'Online表单开发')
  await heads.tool('新增')
  const editing = builder(admin)
  await input(editing, '表名').fill(table)
  await input(editing, '表描述').fill(text)
  const grid = editing.getByRole('grid', { name: '字段' })
  await expect(grid.getByRole('gridcell', { name: 'sys_org_code' })).toBeVisible()
  await button(editing, '新增').click()
  await admin.keyboard.type('name')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('名称')
  await admin.keyboard.press('Enter')
  await editing.getByRole('radio', { name: '校验字段' }).locator('..').click()
  await expect(grid.getByRole('columnheader', { name: '校验规则' })).toBeVisible()
  await expect(grid.getByRole('columnheader', { name: '字段长度' })).toHaveCount(0)
  await button(editing, '保存').click()
  await message(admin, '保存成功！')

  await heads.search('表名', table)
  await expect(heads.rows).toHaveCount(1)
  await expect(heads.row(table)).toContainText('未同步')
  await heads.act(heads.row(table), '同步数据库')
  await agree(admin)
  await message(admin, '同步数据库成功!')
  await expect(heads.row(table)).toContainText('已同步')
  await heads.act(heads.row(table), '配置地址')
  await expect(dialog(admin).getByText(/^\/online\/cgformList\/\w+$/)).toBeVisible()
  await okButton(dialog(admin)).click()

  await heads.act(heads.row(table), '功能测试')
  await expect(admin.getByRole('heading', { level: 1, name: text })).toBeVisible()
  const list = new List(admin.getByRole('main'))
  await list.tool('新增')
  await input(form(admin, '新增'), '名称').fill('甲事项')
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')
  await list.act(list.row('甲事项'), '编辑')
  await input(form(admin, '编辑'), '名称').fill('乙事项')
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, '修改成功!')
  await list.act(list.row('乙事项'), '删除')
  await agree(admin, '确认删除')
  await expect(list.rows).toHaveCount(0)

  const again = await openList(admin, '/online/cgform')
  await again.search('表名', table)
  await again.act(again.row(table), '删除')
  await agree(admin)
  await message(admin, '删除成功!')
  expect((await rowsOf(admin, '/online/cgform/head', `tableName=${table}`)).total).toBe(0)
})

test('the builder is a page with an address of its own, where a form is changed, synchronised and opened', { tag: '@whole' }, async ({
  admin,
}) => {
  const tableName = unique('page')
  const id = await made(admin, { tableName, tableTxt: '页面' }, [
    column('name', '名称'),
    ...Array.from({ length: 12 }, (_, number) => column(`more_${number}`, `更多${number}`)),
  ])
  await admin.setViewportSize({ width: 1440, height: 900 })
  const heads = await openList(admin, '/online/cgform')
  await heads.search('表名', tableName)
  await heads.act(heads.row(tableName), '编辑')
  const fields = builder(admin).getByRole('grid', { name: '字段' })
  await expect(fields.getByRole('gridcell', { name: 'name', exact: true })).toBeVisible()
  await expect(heads.toolbar.getByRole('button', { name: '导入数据库表' })).toBeHidden()
  await expect(fields.getByRole('gridcell', { name: 'more_7', exact: true }), 'nine rows are in sight').toBeInViewport({ ratio: 1 })
  expect(new URL(admin.url()).searchParams.get('form.id')).toBe(id)

  await admin.reload()
  await expect(input(builder(admin), '表描述')).toHaveValue('页面')
  await input(builder(admin), '表描述').fill('改过的页面')
  await button(builder(admin), '收起设置').click()
  await expect(input(builder(admin), '表描述')).toBeHidden()
  await button(builder(admin), '返回列表').click()
  await button(dialog(admin), '取消').click()
  await expect(fields).toBeVisible()
  await button(builder(admin), '保存并同步').click()
  await message(admin, '同步数据库成功!')
  await expect(builder(admin)).toHaveCount(0)
  await expect(heads.row(tableName)).toContainText('改过的页面')
  expect(new URL(admin.url()).searchParams.get('form.id')).toBeNull()
  await heads.act(heads.row(tableName), '编辑')
  await button(builder(admin), '功能测试').click()
  await expect(admin.getByRole('heading', { level: 1, name: '改过的页面' })).toBeVisible()
})

test('a form is seen while it is built, and is there once it is saved and synchronised in one go', { tag: '@whole' }, async ({ admin }) => {
  const table = unique('live')
  const heads = await openList(admin, '/online/cgform')
  await heads.tool('新增')
  const editing = builder(admin)
  await input(editing, '表名').fill(table)
  await input(editing, '表描述').fill('现场表单')
  await editing.getByRole('tab', { name: '实时表单' }).click()
  const live = editing.getByRole('tabpanel', { name: '实时表单' })
  await expect(live.getByText('还没有在表单中显示的字段')).toBeVisible()
  await button(editing, '新增').click()
  await admin.keyboard.type('name')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('名称')
  await admin.keyboard.press('Enter')
  await expect(input(live, '名称')).toBeVisible()

  await admin.goBack()
  await button(dialog(admin), '取消').click()
  await expect(editing, 'what was typed is not lost by going back').toBeVisible()
  await expect(admin).toHaveURL(/form\.mode=add/)
  await button(editing, '保存并同步').click()
  await message(admin, '同步数据库成功!')
  await heads.search('表名', table)
  await expect(heads.row(table)).toContainText('已同步')
  await heads.act(heads.row(table), '编辑')
  await expect(input(editing, '表描述')).toHaveValue('现场表单')
  await admin.goBack()
  await expect(editing).toHaveCount(0)
  await admin.goForward()
  await expect(input(editing, '表描述')).toHaveValue('现场表单')
})

test('what is wrong in a form is told at its row', async ({ admin, watch }) => {
  const heads = await openList(admin, '/online/cgform')
  await heads.tool('新增')
  const editing = builder(admin)
  await input(editing, '表名').fill('sys_user')
  await input(editing, '表描述').fill('人员')
  await button(editing, '新增').click()
  await admin.keyboard.type('version')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('组')
  await admin.keyboard.press('Enter')
  watch.expect(/已存在|保留字段/)
  await button(editing, '保存').click()
  await message(admin, /已存在/)
  await input(editing, '表名').fill(unique('wrong'))
  await button(editing, '保存').click()
  await expect(editing.getByText(/第7行（version）/).first()).toBeVisible()
})

test('dictionaries, presets and controls are offered in the builder by their names, main tables as one choice', { tag: '@whole' }, async ({
  admin,
}) => {
  const { name, line } = await withSubTables(admin)
  const heads = await openList(admin, '/online/cgform')
  await heads.search('表名', `${name}_line`)
  await heads.act(heads.row(`${name}_line`), '编辑')
  const fields = builder(admin).getByRole('grid', { name: '字段' })
  const cell = async (row: string, title: string) => {
    const head = fields.getByRole('columnheader', { name: title, exact: true })
    const column = await head.getAttribute('aria-colindex')
    return fields.getByRole('row').filter({ hasText: row }).locator(`[aria-colindex="${column}"]`)
  }
  await admin.setViewportSize({ width: 1920, height: 900 })
  await builder(admin).getByText('校验字段', { exact: true }).click()
  const code = await cell('款项', '字典Code')
  await code.click()
  await admin.keyboard.type('性别')
  await admin.getByRole('option', { name: '性别', exact: true }).click()
  await expect(code).toHaveText('性别')
  const rule = await cell('款项', '校验规则')
  await rule.click()
  await admin.keyboard.type('手机')
  await admin.getByRole('option', { name: '手机号码', exact: true }).click()
  await expect(rule).toHaveText('手机号码')
  await builder(admin).getByText('页面属性', { exact: true }).click()
  const control = await cell('款项', '控件类型')
  await control.click()
  await admin.keyboard.type('Popup')
  await expect(admin.getByRole('option')).toHaveText(['Popup弹框', 'Popup字典'])
  await admin.keyboard.press('Escape')
  await builder(admin).getByText('外键', { exact: true }).click()
  const table = await cell('main_id', '主表名')
  await expect(table).toHaveText(name)
  await table.click()
  const choice = admin.getByRole('dialog', { name: '选择主表名' })
  await expect(choice.getByRole('row').filter({ hasText: name }).getByRole('radio')).toBeChecked()
  await expect(choice.getByText(`${name}_line`), 'only main tables are offered').toHaveCount(0)
  await okButton(choice).click()
  await expect(choice).toHaveCount(0)
  await button(builder(admin), '保存').click()
  await expect(builder(admin)).toHaveCount(0)
  const columns = await must<object[]>(admin, 'GET', `/online/cgform/field/listByHeadId?headId=${line}`)
  expect(columns).toContainEqual(expect.objectContaining({ dbFieldName: 'item', dictField: 'sex', fieldValidType: 'm' }))
})

test('a record is asked by what its page was opened with, and by its query bar', { tag: '@whole' }, async ({ admin }) => {
  const id = await made(admin, { tableName: unique('ask'), tableTxt: '查询试用' }, [
    column('name', '名称', { isQuery: 1 }),
    column('sex', '性别', { fieldShowType: 'list', dictField: 'sex', isQuery: 1 }),
    column('day', '日期', { dbType: 'Date', fieldShowType: 'date', isQuery: 1, queryMode: 'group' }),
    // Named as a parameter of the path, as state of a list, and as words of JavaScript.
    ...['code', 'page', 'sort', 'class'].map(name => column(name, name, { isQuery: 1 })),
  ])
  for (const [name, sex, day] of [
    ['甲', '1', '2026-01-01'],
    ['乙', '2', '2026-02-01'],
  ])
    await must(admin, 'POST', `${API}/form/${id}?tabletype=1`, { name, sex, day, code: name, page: name, class: name })
  await expect((await openList(admin, `/online/cgformList/${id}`)).rows).toHaveCount(2)
  await expect((await openList(admin, `/online/cgformList/${id}?code=甲&page=甲&class=甲`)).rows).toHaveCount(1)
  const list = await openList(admin, `/online/cgformList/${id}?sex=2`)
  await expect(list.rows).toHaveCount(1)
  await expect(list.row('乙')).toContainText('女')
  await choose(list.query, '性别', '男')
  await button(list.query, '查询').click()
  await expect(list.row('甲')).toBeVisible()
  await expect(list.rows).toHaveCount(1)
  await button(list.query, '重置').click()
  await expect(list.row('乙')).toBeVisible()
})

test('a main table is saved with its rows and its one record, and shown in each of its ways', async ({ admin }) => {
  const { main } = await withSubTables(admin)
  const list = await openList(admin, `/online/cgformList/${main}`)
  await list.tool('新增')
  const editing = form(admin, '新增')
  await input(editing, '合同名称').fill('供货合同')
  await input(editing, '姓名').fill('张三')
  await editing.getByRole('toolbar').getByRole('button', { name: '新增' }).click()
  await admin.keyboard.type('首付款')
  await admin.keyboard.press('Tab')
  await admin.keyboard.type('300')
  await admin.keyboard.press('Enter')
  await button(editing, '保存').click()
  await message(admin, '添加成功！')
  await expect(list.row('供货合同')).toBeVisible()

  await openList(admin, `/online/cgformTabList/${main}`)
  await list.act(list.row('供货合同'), '编辑')
  const tabs = form(admin, '编辑').getByRole('tab')
  await expect(tabs).toHaveText([/^合同/, '付款明细', '联系人'])
  await tabs.nth(1).click()
  await expect(form(admin, '编辑').getByRole('gridcell', { name: '首付款' })).toBeVisible()
  await button(form(admin, '编辑'), '取消').click()

  await openList(admin, `/online/cgformInnerTableList/${main}`)
  await list.row('供货合同').getByRole('button', { name: '展开行' }).click()
  await expect(admin.getByRole('gridcell', { name: '首付款' })).toBeVisible()
  await expect(admin.getByRole('gridcell', { name: '张三' })).toBeVisible()
})

test('sub-lists follow the chosen row, and what is added there belongs to it', { tag: '@whole' }, async ({ admin }) => {
  const { main } = await withSubTables(admin)
  for (const title of ['合同甲', '合同乙']) await must(admin, 'POST', `${API}/form/${main}?tabletype=2`, { title })
  await admin.goto(`/online/cgformErpList/${main}`)
  await expect(admin.getByRole('tab', { name: '付款明细' })).toBeVisible()
  const upper = admin.getByRole('gridcell', { name: '合同甲' })
  await upper.click()
  const lower = new List(admin.getByRole('tabpanel', { name: '付款明细' }))
  await button(admin.locator('.weft-child-bar'), '新增').click()
  await input(form(admin, '新增'), '款项').fill('尾款')
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')
  await expect(lower.row('尾款')).toBeVisible()
  await admin.getByRole('gridcell', { name: '合同乙' }).click()
  await expect(lower.row('尾款')).toHaveCount(0)
  await upper.click()
  await expect(lower.row('尾款')).toBeVisible()
})

test('a tree takes children below its rows', { tag: '@whole' }, async ({ admin }) => {
  const id = await made(
    admin,
    { tableName: unique('tree'), tableTxt: '机构', isTree: 'Y', treeParentIdField: 'pid', treeIdField: 'has_child', treeFieldname: 'name' },
    [
      column('name', '名称', { isQuery: 1 }),
      column('pid', '上级', { dbLength: 36, isShowList: 0 }),
      column('has_child', '有下级', { dbLength: 3, isShowForm: 0, isShowList: 0, fieldShowType: 'list', dictField: 'yn' }),
    ],
  )
  const list = await openList(admin, `/online/cgformTreeList/${id}`)
  await list.tool('新增')
  await input(form(admin, '新增'), '名称').fill('总部')
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')
  await list.act(list.row('总部'), '添加下级')
  await input(form(admin, '新增'), '名称').fill('分部')
  await button(form(admin, '新增'), '保存').click()
  await expect(list.row('分部')).toBeVisible()
  await admin.reload()
  await expect(list.row('总部')).toBeVisible()
  await expect(list.row('分部')).toHaveCount(0)
  await list.search('名称', '分部')
  await expect(list.row('分部')).toBeVisible()
})

test('everybody can use the builder and the lists of online forms, wide and narrow', { tag: '@whole' }, async ({ admin }) => {
  const { main } = await withSubTables(admin)
  await must(admin, 'POST', `${API}/form/${main}?tabletype=2`, { title: '合同甲' })
  const wide = { width: 1440, height: 900 }
  await admin.setViewportSize(wide)
  await openList(admin, '/online/cgform')
  await expectForEverybody(admin)
  await admin.setViewportSize(wide)
  await admin.goto(`/online/cgformErpList/${main}`)
  await expect(admin.getByRole('tab', { name: '付款明细' })).toBeVisible()
  await expectForEverybody(admin)
  await admin.setViewportSize(wide)
  const list = await openList(admin, '/online/cgform')
  await list.tool('新增')
  await expect(builder(admin).getByRole('gridcell', { name: 'sys_org_code' })).toBeVisible()
  await expectForEverybody(admin)
})

test('columns, buttons and rows of a form are put under control and granted', async ({ admin }) => {
  const [table, text] = [unique('right'), unique('权限')]
  const id = await made(admin, { tableName: table, tableTxt: text }, [column('name', '名称'), column('cost', '费用', { dbType: 'int' })])
  for (const [name, cost] of [
    ['甲', 1],
    ['乙', 2],
  ])
    await must(admin, 'POST', `${API}/form/${id}?tabletype=1`, { name, cost })
  const heads = await openList(admin, '/online/cgform')
  await heads.search('表名', table)
  await heads.act(heads.row(table), '表单权限')
  const switched = async (name: string) => {
    await admin.getByRole('switch', { name, exact: true }).click()
    await message(admin, '保存成功！')
  }
  const granted = async (name: string) => {
    await admin.getByRole('checkbox', { name, exact: true }).click()
    await message(admin, '保存成功！')
  }
  await switched('费用：启用控制')
  await expect(admin.getByRole('checkbox', { name: '费用：列表可见控制' })).toBeChecked()
  await expect(admin.getByRole('checkbox', { name: '费用：列表可见授权' })).toBeDisabled()
  await admin.getByRole('tab', { name: '按钮权限' }).click()
  await switched('导出：启用控制')
  await admin.getByRole('tab', { name: '数据权限' }).click()
  await button(admin.getByRole('main'), '维护规则').click()
  const rules = new List(dialog(admin))
  await rules.tool('新增')
  await input(form(admin, '新增'), '规则名称').fill('小额')
  await input(form(admin, '新增'), '字段').fill('cost')
  await choose(form(admin, '新增'), '条件', '小于')
  await input(form(admin, '新增'), '规则值').fill('2')
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')
  await expect(rules.row('小额')).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('tabpanel').getByRole('row', { name: /小额/ })).toBeVisible()

  const list = await openList(admin, `/online/cgformList/${id}`)
  await expect(list.rows).toHaveCount(2)
  await expect(admin.getByRole('columnheader', { name: '费用' })).toHaveCount(0)
  await expect(button(list.toolbar, '导出')).toHaveCount(0)

  const again = await openList(admin, '/online/cgform')
  await again.search('表名', table)
  await again.act(again.row(table), '表单权限')
  await admin.getByText('用户', { exact: true }).filter({ visible: true }).click()
  await admin.getByRole('searchbox', { name: '按名称搜索' }).fill('管理员')
  await admin.getByRole('treeitem', { name: '管理员', exact: true }).click()
  await expect(admin.getByText('授权给：管理员')).toBeVisible()
  await granted('费用：列表可见授权')
  await admin.getByRole('tab', { name: '数据权限' }).click()
  await granted('小额：授权')
  await openList(admin, `/online/cgformList/${id}`)
  await expect(list.row('甲')).toBeVisible()
  await expect(list.rows).toHaveCount(1)
  await expect(admin.getByRole('columnheader', { name: '费用' })).toBeVisible()
})

test('a table whose form was removed becomes a form again', { tag: '@whole' }, async ({ admin }) => {
  const [table, text] = [unique('kept'), unique('留下')]
  const id = await made(admin, { tableName: table, tableTxt: text }, [column('name', '名称')])
  await must(admin, 'POST', `${API}/form/${id}?tabletype=1`, { name: '甲' })
  const heads = await openList(admin, '/online/cgform')
  await heads.search('表名', table)
  await heads.act(heads.row(table), '移除')
  await agree(admin)
  await expect(heads.row(table)).toHaveCount(0)
  await heads.tool('导入数据库表')
  const tables = new List(dialog(admin))
  await tables.row(table).getByRole('checkbox').check()
  await tables.tool('导入选中的表')
  await agree(admin)
  await message(admin, '导入成功！')
  await expect(tables.row(table)).toHaveCount(0)
  await admin.keyboard.press('Escape')
  await expect(heads.row(table)).toContainText('已同步')
  await heads.act(heads.row(table), '功能测试')
  await expect(new List(admin.getByRole('main')).row('甲')).toBeVisible()
})
