import type { Page } from '@playwright/test'
import { call, must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addUser, newPerson, roleWithEverything, withoutRights } from './support/newcomers'
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
}

let tenants = 0

const BINS: readonly Bin[] = [
  {
    what: 'dictionary',
    url: '/isystem/dict',
    open: openMaster,
    api: '/sys/dict',
    by: 'dictCode',
    make: (admin, text) => must(admin, 'POST', '/sys/dict/add', { dictName: text, dictCode: text }),
  },
  {
    what: 'user',
    url: '/isystem/user',
    open: openList,
    api: '/sys/user',
    by: 'username',
    make: (admin, text) => addUser(admin, { username: text, password: 'Weft-fault-2026' }),
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

for (const { what, url, open, api, by, make } of BINS) {
  test(`a deleted ${what} is given back by the recycle bin, and deleted from it for good`, async ({ admin }) => {
    const text = unique('bin')
    await make(admin, text)
    const found = () => rowsOf(admin, api, `${by}=${text}`)
    const id = String((await found()).records[0]?.id)
    await must(admin, 'DELETE', `${api}/delete?id=${id}`)

    const tools = await open(admin, url)
    await tools.tool('回收站')
    const bin = new List(dialog(admin))
    await bin.act(bin.row(text), '还原')
    await message(admin, '还原成功！')
    await expect(bin.row(text)).toHaveCount(0)
    expect((await found()).total, 'given back').toBe(1)
    await button(admin, '关闭').filter({ visible: true }).last().click()
    await expect(admin.getByRole('dialog').filter({ visible: true })).toHaveCount(0)

    await must(admin, 'DELETE', `${api}/delete?id=${id}`)
    await tools.tool('回收站')
    await bin.act(bin.row(text), '彻底删除')
    await agree(admin)
    await message(admin, '彻底删除成功！')
    await expect(bin.row(text)).toHaveCount(0)
    expect((await found()).total).toBe(0)
    await expect(dialog(admin).locator('.weft-list :focus'), 'the rows have the focus of the button that has gone').toHaveCount(1)
  })
}

test('the bin of tenants says that it found nothing, and closes by Escape', async ({ admin }) => {
  const page = await openMaster(admin, '/isys/tenant')
  await page.tool('回收站')
  const bin = new List(dialog(admin))
  await bin.search('租户名称', unique('none'))
  await expect(dialog(admin).locator('.weft-grid-empty')).toHaveText('没有符合条件的数据，可更改或重置查询条件')
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
})

test('who may not delete dictionaries is offered no bin, and is refused what it does', async ({ admin, open }) => {
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
