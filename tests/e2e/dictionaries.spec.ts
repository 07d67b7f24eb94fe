import type { Page } from '@playwright/test'
import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { LECTURERS } from './support/lecturers'
import {
  agree,
  button,
  choose,
  detail,
  dialog,
  form,
  input,
  List,
  message,
  number,
  openList,
  openMaster,
  refusal,
  select,
} from './support/pages'

test('a dictionary with its items, from the first to the last', async ({ admin }) => {
  const [name, code] = [unique('字典'), unique('dict_')]
  const list = await openMaster(admin, '/isystem/dict')
  await list.tool('新增')
  await input(dialog(admin), '字典名称').fill(name)
  await input(dialog(admin), '字典编号').fill('sex')
  await expect(refusal(dialog(admin), '字典编号已存在!')).toBeVisible()
  await input(dialog(admin), '字典编号').fill(code)
  await button(dialog(admin), '保存').click()
  await message(admin, '保存成功！')
  await list.search('字典编号', code)
  await list.row(code).click()
  await expect(detail(admin).getByRole('heading', { name })).toBeVisible()
  const items = new List(detail(admin))
  for (const [text, value] of [
    ['甲', '1'],
    ['乙', '2'],
  ] as const) {
    await items.tool('新增')
    await input(form(admin, '新增'), '名称').fill(text)
    await input(form(admin, '新增'), '数据值').fill(value)
    await button(form(admin, '新增'), '保存').click()
    await message(admin, '保存成功！')
    await expect(items.row(text)).toBeVisible()
  }
  expect(await must(admin, 'GET', `/sys/dict/getDictItems/${code}`)).toMatchObject([
    { value: '1', text: '甲' },
    { value: '2', text: '乙' },
  ])
  await items.act(items.row('乙'), '删除')
  await agree(admin, '确认删除')
  await expect(items.row('乙')).toHaveCount(0)
})

test('an item that is added can be chosen', { tag: '@whole' }, async ({ admin }) => {
  const text = unique('级')
  const list = await openMaster(admin, '/isystem/dict')
  await list.search('字典编号', 'lecturer_level')
  await expect(detail(admin).getByRole('heading', { name: '讲师级别' })).toBeVisible()
  const items = new List(detail(admin))
  await items.tool('新增')
  await input(form(admin, '新增'), '名称').fill(text)
  await input(form(admin, '新增'), '数据值').fill(unique('v'))
  await button(form(admin, '新增'), '保存').click()
  await expect(items.row(text)).toBeVisible()
  await list.tool('刷新缓存')
  await message(admin, '刷新缓存完成！')

  const lecturers = await openList(admin, LECTURERS)
  await lecturers.tool('新增')
  await choose(dialog(admin), '级别', text)
  const name = unique('选')
  await input(dialog(admin), '姓名').fill(name)
  await button(dialog(admin), '保存').click()
  await expect(lecturers.row(name)).toContainText(text)
})

test('a comment is written, and approved by a button of its own', { tag: '@whole' }, async ({ admin }) => {
  const [lecturer, courseware] = [unique('评'), unique('课件')]
  await must(admin, 'POST', `${LECTURERS}/add`, { name: lecturer, level: '1', external: 'N' })
  const list = await openList(admin, '/course/comment')
  await list.tool('新增')
  const comment = dialog(admin)
  await input(comment, '课件').fill(courseware)
  await select(comment, '讲师').fill(lecturer)
  await admin.locator('.ant-select-item-option').getByText(lecturer, { exact: true }).click()
  await input(comment, '评论内容').fill('讲得很清楚')
  await number(comment, '评分').fill('9')
  await input(comment, '评论时间').focus()
  await expect(number(comment, '评分'), 'the most that may be given').toHaveValue('5')
  await input(comment, '评论时间').fill('2026-01-02 03:04:05')
  await admin.keyboard.press('Enter')
  await button(comment, '保存').click()
  await message(admin, '添加成功！')
  const row = list.row(courseware)
  await list.search('课件', courseware)
  for (const text of [lecturer, '2026-01-02 03:04:05', '待审核']) await expect(row).toContainText(text)
  await list.act(row, '通过')
  await agree(admin, '提示', '确定通过该评论吗?')
  await message(admin, '审核成功!')
  await expect(row).toContainText('已通过')
  expect(await list.actions(row)).not.toContain('通过')
})

/** The words that a page searches for on the server. */
function searches(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.includes('/sys/dict/loadDict/')) asked.push(url.searchParams.get('keyword') ?? '')
  })
  return asked
}

for (const [where, delay] of [
  ['a query', 300],
  ['a form', 800],
] as const) {
  test(`a search of a dictionary in ${where} asks once, ${delay} ms after the last key, and nothing for blanks`, { tag: '@whole' }, async ({
    admin,
  }) => {
    await admin.clock.install()
    const list = await openList(admin, '/example/branch')
    const place = where === 'a query' ? list.query : dialog(admin)
    if (where === 'a form') await list.tool('新增')
    else await button(list.query, '展开').click()
    await select(place, '负责人').click()
    const asked = searches(admin)
    // Time stands still from here on: a slow machine must not be taken for a user who types slowly.
    await admin.clock.pauseAt(await admin.evaluate(() => Date.now() + 1000))
    await admin.keyboard.type('   ')
    await admin.clock.runFor(delay * 2)
    await select(place, '负责人').fill('')
    for (const char of 'zhang') {
      await admin.keyboard.type(char)
      await admin.clock.runFor(delay - 50)
    }
    expect(asked, 'not for blanks, and not while somebody types').toEqual([])
    await admin.clock.runFor(delay)
    await expect.poll(() => asked).toEqual(['zhang'])
    await admin.clock.runFor(delay * 2)
    expect(asked).toHaveLength(1)
  })
}
