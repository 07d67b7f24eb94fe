import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, detail, dialog, List, message, openList, openMaster } from './support/pages'

const dialogTitled = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
const idOf = async (page: Page, base: string, query: string) => String((await rowsOf(page, base, query)).records[0]?.id)

test('a record shows what was changed, and becomes as it was; a change meanwhile is told', async ({ admin }) => {
  const name = unique('讲师')
  await must(admin, 'POST', '/course/lecturer/add', { name, gender: '1', level: '1' })
  const id = await idOf(admin, '/course/lecturer', `name=${encodeURIComponent(name)}`)
  await must(admin, 'PUT', '/course/lecturer/edit', { id, gender: '2', intro: '改过' })

  const lecturers = await openList(admin, '/course/lecturer')
  await lecturers.search('姓名', name)
  await lecturers.act(lecturers.row(name), '详情')
  await dialog(admin).getByRole('tab', { name: '数据变更' }).click()
  const panel = admin.getByRole('region', { name: '数据变更' })
  await expect(panel.getByRole('table', { name: '版本 2' }).getByRole('row', { name: /^性别/ })).toHaveText('性别男女')
  await expect(panel.getByRole('listitem')).toHaveCount(2)

  await must(admin, 'PUT', '/course/lecturer/edit', { id, level: '2' })
  await panel.getByRole('button', { name: /^恢复到版本 1/ }).click()
  const asked = dialogTitled(admin, /^恢复到版本 1/)
  await expect(asked.getByRole('row', { name: /^性别/ })).toHaveText('性别女男')
  await button(asked, '恢复').click()
  await expect(asked.getByRole('alert')).toContainText('已被他人修改')
  await button(asked, '刷新').click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)

  await panel.getByRole('button', { name: /^恢复到版本 1/ }).click()
  await button(dialogTitled(admin, /^恢复到版本 1/), '恢复').click()
  await message(admin, '已恢复，并保存为新版本')
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await dialog(admin).getByRole('tab', { name: '当前内容' }).click()
  await expect(dialog(admin).getByRole('region', { name: '详细信息' })).toContainText('男')
  await button(dialog(admin), '关闭').click()
  await expect(lecturers.row(name)).toContainText('男')
})

interface Kept {
  readonly what: string
  /** Of the page. */
  readonly url: string
  readonly open: typeof openList
  /** The label of the query. */
  readonly label: string
  readonly api: string
  readonly given: (name: string) => Readonly<Record<string, unknown>>
  /** What a restore says it leaves. */
  readonly beside: RegExp
}

const KEPT: readonly Kept[] = [
  {
    what: 'dictionary',
    url: '/isystem/dict',
    open: openMaster,
    label: '字典名称',
    api: '/sys/dict',
    given: dictName => ({ dictName, dictCode: unique('past') }),
    beside: /^字典项单独保存/,
  },
  {
    what: 'department',
    url: '/isystem/depart',
    open: openMaster,
    label: '机构名称',
    api: '/sys/sysDepart',
    given: departName => ({ departName }),
    beside: /^成员、部门权限、部门角色单独保存/,
  },
  {
    what: 'menu entry',
    url: '/isystem/permission',
    open: openList,
    label: '菜单名称',
    api: '/sys/permission',
    given: name => ({ name, menuType: 0, url: `/${unique('past')}`, component: 'layouts/RouteView' }),
    beside: /^数据规则单独保存/,
  },
]

for (const { what, url, open, label, api, given, beside } of KEPT) {
  test(`a ${what} becomes as it was, and what it keeps elsewhere is named`, { tag: '@whole' }, async ({ admin }) => {
    const [before, after] = [unique('原名'), unique('新名')]
    const values = given(before)
    await must(admin, 'POST', `${api}/add`, values)
    const rows = await open(admin, url)
    await rows.search(label, before)
    await rows.act(rows.row(before), '编辑')
    await dialog(admin).getByRole('textbox', { name: label, exact: true }).fill(after)
    await button(dialog(admin), '保存').click()
    await rows.search(label, after)
    await rows.act(rows.row(after), '详情')
    await dialog(admin).getByRole('tab', { name: '数据变更' }).click()
    const panel = admin.getByRole('region', { name: '数据变更' })
    await panel.getByRole('button', { name: /^恢复到版本 1/ }).click()
    const asked = dialogTitled(admin, /^恢复到版本 1/)
    await expect(asked.getByRole('row', { name: new RegExp(`^${label}`) })).toContainText(before)
    await expect(asked.getByText(beside)).toBeVisible()
    await button(asked, '恢复').click()
    await message(admin, '已恢复，并保存为新版本')
    await expect(panel.getByRole('listitem').first()).toContainText(before)
  })
}

test('an entry of a dictionary becomes as it was', { tag: '@whole' }, async ({ admin }) => {
  const dictName = unique('项目字典')
  await must(admin, 'POST', '/sys/dict/add', { dictName, dictCode: unique('entry') })
  const dictId = await idOf(admin, '/sys/dict', `dictName=${encodeURIComponent(dictName)}`)
  const entry = { dictId, itemText: '甲', itemValue: 'a', sortOrder: 1, status: 1 }
  await must(admin, 'POST', '/sys/dictItem/add', entry)
  const id = await idOf(admin, '/sys/dictItem', `dictId=${dictId}`)
  await must(admin, 'PUT', '/sys/dictItem/edit', { ...entry, id, itemText: '乙' })
  const dictionaries = await openMaster(admin, '/isystem/dict')
  await dictionaries.search('字典名称', dictName)
  await dictionaries.row(dictName).click()
  const entries = new List(detail(admin))
  await entries.act(entries.row('乙'), '详情')
  await dialog(admin).getByRole('tab', { name: '数据变更' }).click()
  const panel = admin.getByRole('region', { name: '数据变更' })
  await panel.getByRole('button', { name: /^恢复到版本 1/ }).click()
  await button(dialogTitled(admin, /^恢复到版本 1/), '恢复').click()
  await message(admin, '已恢复，并保存为新版本')
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  expect((await rowsOf(admin, '/sys/dictItem', `dictId=${dictId}`)).records[0]).toMatchObject({ itemText: '甲' })
})

test('a record of an online form has its versions', { tag: '@whole' }, async ({ admin }) => {
  const tableName = unique('past')
  const field = {
    dbFieldName: 'name',
    dbFieldTxt: '名称',
    dbType: 'string',
    dbLength: 64,
    isShowForm: 1,
    isShowList: 1,
    fieldShowType: 'text',
  }
  await must(admin, 'POST', '/online/cgform/api/addAll', {
    head: { tableType: 1, tableTxt: `计划${tableName}`, tableName },
    fields: [field],
    indexs: [],
  })
  const head = await idOf(admin, '/online/cgform/head', `tableName=${tableName}`)
  await must(admin, 'POST', `/online/cgform/api/doDbSynch/${head}/normal`, {})
  await must(admin, 'POST', `/online/cgform/api/form/${head}`, { name: '甲' })
  const plans = await openList(admin, `/online/cgformList/${head}`)
  await plans.act(plans.row('甲'), '编辑')
  await dialog(admin).getByRole('textbox', { name: '名称' }).fill('乙')
  await button(dialog(admin), '保存').click()
  await plans.act(plans.row('乙'), '详情')
  await dialog(admin).getByRole('tab', { name: '数据变更' }).click()
  const panel = admin.getByRole('region', { name: '数据变更' })
  await expect(panel.getByRole('table', { name: '版本 2' }).getByRole('row', { name: /^名称/ })).toHaveText('名称甲乙')
  await panel.getByRole('button', { name: /^恢复到版本 1/ }).click()
  await button(dialogTitled(admin, /^恢复到版本 1/), '恢复').click()
  await message(admin, '已恢复，并保存为新版本')
  await expect(panel.getByRole('listitem')).toHaveCount(3)
})
