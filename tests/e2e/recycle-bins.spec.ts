import type { Page } from '@playwright/test'
import { call, must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addUser, menuRows, newPerson, roleWithEverything, withoutRights } from './support/newcomers'
import { agree, button, dialog, List, message, openList, openMaster } from './support/pages'
import { signIn } from './support/sign-in'

interface Bin {
  readonly what: string
  /** Of the page. */
  readonly url: string
  readonly open: typeof openList
  readonly api: string
  /** The parameter by which the row is found. */
  readonly by: string
  /** Makes a row that is found by the text. */
  readonly make: (admin: Page, text: string) => Promise<unknown>
  /** What belongs to the row in other tables. */
  readonly whole?: (admin: Page, id: string) => Promise<readonly unknown[]>
  /** What the question before it goes for good names. */
  readonly named?: string
}

const itemsOf = async (admin: Page, dictId: string) =>
  (await rowsOf(admin, '/sys/dictItem', `dictId=${dictId}`)).records.map(({ itemText, itemValue, status }) => [itemText, itemValue, status])

/** The account with a role and a department. */
async function addMember(admin: Page, username: string): Promise<void> {
  const [role] = (await rowsOf(admin, '/sys/role')).records
  const [depart] = await must<{ key: string }[]>(admin, 'GET', '/sys/sysDepart/queryIdTree')
  const whole = { selectedroles: String(role?.id), selecteddeparts: String(depart?.key) }
  await addUser(admin, { username, password: 'Weft-fault-2026', ...whole })
}

const rolesAndDepartsOf = async (admin: Page, id: string) => [
  await must(admin, 'GET', `/sys/user/queryUserRole?userid=${id}`),
  await must(admin, 'GET', `/sys/user/userDepartList?userId=${id}`),
]

async function addDict(admin: Page, text: string): Promise<void> {
  await must(admin, 'POST', '/sys/dict/add', { dictName: text, dictCode: text })
  const dictId = (await rowsOf(admin, '/sys/dict', `dictCode=${text}`)).records[0]?.id
  await must(admin, 'POST', '/sys/dictItem/add', { dictId, itemText: '甲', itemValue: 'a', sortOrder: 1, status: 1 })
  await must(admin, 'POST', '/sys/dictItem/add', { dictId, itemText: '乙', itemValue: 'b', sortOrder: 2, status: 0 })
}

/** The role with a menu, a data rule of it, and a member. */
async function addRole(admin: Page, text: string): Promise<void> {
  await must(admin, 'POST', '/sys/role/add', { roleName: text, roleCode: text })
  const roleId = (await rowsOf(admin, '/sys/role', `roleCode=${text}`)).records[0]?.id
  const permissionId = (await menuRows(admin)).find(({ perms }) => perms === 'lecturer:list')?.id
  await must(admin, 'POST', '/sys/permission/saveRolePermission', { roleId, permissionIds: permissionId, lastpermissionIds: '' })
  const rule = { permissionId, ruleName: text, ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}' }
  await must(admin, 'POST', '/sys/permission/addPermissionRule', rule)
  const [own] = await must<{ id: string }[]>(
    admin,
    'GET',
    `/sys/permission/queryPermissionRule?permissionId=${permissionId}&ruleName=${text}`,
  )
  await must(admin, 'POST', '/sys/role/datarule', { roleId, permissionId, dataRuleIds: own?.id })
  await newPerson(admin, { roleCode: text })
}

async function rightsAndMembersOf(admin: Page, id: string): Promise<readonly unknown[]> {
  const [permissionId] = await must<string[]>(admin, 'GET', `/sys/permission/queryRolePermission?roleId=${id}`)
  const { drChecked } = await must<{ drChecked?: string }>(admin, 'GET', `/sys/role/datarule/${permissionId}/${id}`)
  const members = await must<{ records: { username: string }[] }>(admin, 'GET', `/sys/user/userRoleList?roleId=${id}`)
  const whole = [permissionId, drChecked, members.records.map(({ username }) => username).join()]
  expect(whole.every(Boolean), 'it has rights, rules and members').toBe(true)
  return whole
}

/** A form with its table, a row and a button. */
async function addForm(admin: Page, text: string): Promise<void> {
  const fields = [
    { dbFieldName: 'name', dbFieldTxt: '名称', dbType: 'string', dbLength: 64, isShowForm: 1, isShowList: 1, fieldShowType: 'text' },
  ]
  const id = await must<string>(admin, 'POST', '/online/cgform/api/addAll', {
    head: { tableName: text, tableTxt: text, tableType: 1 },
    fields,
    indexs: [],
  })
  await must(admin, 'POST', `/online/cgform/api/doDbSynch/${id}/normal`)
  await must(admin, 'POST', `/online/cgform/api/form/${id}`, { name: '甲' })
  await must(admin, 'POST', '/online/cgform/button/add', { cgformHeadId: id, buttonCode: 'press', buttonName: '按' })
}

const rowsAndButtonsOf = async (admin: Page, id: string) => [
  await must(admin, 'GET', `/online/cgform/api/getData/${id}`),
  await must(admin, 'GET', `/online/cgform/button/list/${id}`),
]

let tenants = 0

const BINS: readonly Bin[] = [
  {
    what: 'form',
    url: '/online/cgform',
    open: openList,
    api: '/online/cgform/head',
    by: 'tableName',
    make: addForm,
    whole: rowsAndButtonsOf,
    named: '（1 行）将一起删除',
  },
  {
    what: 'dictionary',
    url: '/isystem/dict',
    open: openMaster,
    api: '/sys/dict',
    by: 'dictCode',
    make: addDict,
    whole: itemsOf,
  },
  {
    what: 'role',
    url: '/isystem/roleUserList',
    open: openMaster,
    api: '/sys/role',
    by: 'roleCode',
    make: addRole,
    whole: rightsAndMembersOf,
  },
  {
    what: 'user',
    url: '/isystem/user',
    open: openList,
    api: '/sys/user',
    by: 'username',
    make: addMember,
    whole: rolesAndDepartsOf,
  },
  {
    what: 'tenant',
    url: '/isys/tenant',
    open: openMaster,
    api: '/sys/tenant',
    by: 'name',
    make: (admin, text) => must(admin, 'POST', '/sys/tenant/add', { id: 7300 + ++tenants, name: text, status: 1 }),
  },
]

for (const { what, url, open, api, by, make, whole = async () => [], named } of BINS) {
  test(`a deleted ${what} is given back by the recycle bin, and deleted from it for good`, {
    tag: what === 'user' ? [] : '@whole',
  }, async ({ admin }) => {
    const text = unique('bin')
    await make(admin, text)
    const found = () => rowsOf(admin, api, `${by}=${text}`)
    const id = String((await found()).records[0]?.id)
    const before = await whole(admin, id)
    await must(admin, 'DELETE', `${api}/delete?id=${id}`)

    const tools = await open(admin, url)
    await tools.tool('回收站')
    const bin = new List(dialog(admin))
    await bin.act(bin.row(text), '还原')
    await message(admin, '还原成功！')
    await expect(bin.row(text)).toHaveCount(0)
    expect((await found()).total, 'given back').toBe(1)
    expect(await whole(admin, id), 'with all that belongs to it').toEqual(before)
    await button(admin, '关闭').filter({ visible: true }).last().click()
    await expect(admin.getByRole('dialog').filter({ visible: true })).toHaveCount(0)

    await must(admin, 'DELETE', `${api}/delete?id=${id}`)
    await tools.tool('回收站')
    await bin.act(bin.row(text), '彻底删除')
    if (named) await expect(admin.getByText(named)).toBeVisible()
    await agree(admin)
    await message(admin, '彻底删除成功！')
    await expect(bin.row(text)).toHaveCount(0)
    expect((await found()).total).toBe(0)
    await expect(dialog(admin).locator('.weft-list :focus'), 'the rows have the focus of the button that has gone').toHaveCount(1)
  })
}

test('the bin of tenants says that it found nothing, and closes by Escape', { tag: '@whole' }, async ({ admin }) => {
  const page = await openMaster(admin, '/isys/tenant')
  await page.tool('回收站')
  const bin = new List(dialog(admin))
  await bin.search('租户名称', unique('none'))
  await expect(dialog(admin).locator('.weft-grid-empty')).toHaveText('没有符合条件的数据，可更改或重置查询条件')
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
})

test('who may not delete dictionaries is offered no bin, and is refused what it does', { tag: '@whole' }, async ({ admin, open }) => {
  const { id: roleId, roleCode } = await roleWithEverything(admin)
  const person = await newPerson(admin, { roleCode })
  await withoutRights(admin, roleId, perms => perms === 'dict:delete')
  const reader = await open(null)
  await signIn(reader, person)
  const page = await openMaster(reader, '/isystem/dict')
  await expect(button(page.toolbar, '新增')).toBeVisible()
  await expect(button(page.toolbar, '回收站')).toHaveCount(0)
  for (const [method, path, body] of [
    ['GET', '/sys/dict/deleteList', undefined],
    ['PUT', '/sys/dict/putRecycleBin', { ids: 'none' }],
    ['DELETE', '/sys/dict/deleteRecycleBin?ids=none', undefined],
  ] as const)
    expect((await call(reader, method, path, body)).status, path).toBe(403)
})
