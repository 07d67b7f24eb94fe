import type { Page } from '@playwright/test'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { agree, button, choose, dialog, input, message, number, openList, radio, refusal } from './support/pages'
import { PICTURE } from './support/picture'

test('fills the window when it is asked to, and stands still when a save is refused', { tag: '@whole' }, async ({ admin }) => {
  const list = await openList(admin, LECTURERS)
  await list.tool('新增')
  const form = dialog(admin)
  // The signs stand at the right, the cross behind them, in one line.
  const [title, full, cross] = await Promise.all(
    [form.getByText('新增讲师', { exact: true }), button(form, '全屏'), form.locator('.ant-modal-close')].map(one => one.boundingBox()),
  )
  expect(full?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) - 24)
  expect(cross?.x).toBeGreaterThanOrEqual((full?.x ?? 0) + (full?.width ?? 0))
  await button(form, '全屏').click()
  const box = () => admin.locator('.ant-modal.is-full').boundingBox()
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await admin.setViewportSize({ width: 1000, height: 420 })
  await input(form, '简介').scrollIntoViewIfNeeded()
  await button(form, '保存').click()
  await expect(input(form, '姓名')).toBeFocused()
  await expect(input(form, '姓名')).toBeInViewport()
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 1000, height: 420 })
  await expect(button(form, '保存')).toBeInViewport()
})

test('adds a lecturer: refusals in their places, linkage, picture and file', async ({ admin }) => {
  const name = unique('新')
  const list = await openList(admin, LECTURERS)
  await list.tool('新增')
  const form = dialog(admin)
  await button(form, '保存').click()
  for (const text of ['姓名不能为空!', '级别不能为空!']) await expect(refusal(form, text)).toBeVisible()
  await expect(input(form, '姓名')).toBeFocused()
  await input(form, '姓名').fill('一')
  await expect(refusal(form, '请输入2到20位任意字符!')).toBeVisible()
  await input(form, '手机').fill('12345')
  await input(form, '邮箱').fill('nobody')
  await input(form, '姓名').fill(name)
  await expect(refusal(form, '请输入正确的手机号码!')).toBeVisible()
  await expect(refusal(form, '请输入正确的电子邮件!')).toBeVisible()
  await input(form, '手机').fill('13812345678')
  await input(form, '邮箱').fill('new@example.org')
  await radio(form, '性别', '女').check()
  await choose(form, '级别', '特聘讲师')
  await number(form, '课酬').fill('1280.5')

  await expect(input(form, '单位')).toHaveCount(0)
  await form.getByRole('switch', { name: '外聘' }).click()
  await expect(input(form, '单位')).toBeVisible()
  await button(form, '保存').click()
  await expect(refusal(form, '单位不能为空!')).toBeVisible()
  await input(form, '单位').fill('审计学院')

  const photo = form.getByLabel('照片', { exact: true }).and(admin.locator('input[type=file]'))
  await photo.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await message(admin, '请上传图片')
  await expect(form.getByRole('group', { name: '照片' }).getByRole('img')).toHaveCount(0)
  await photo.setInputFiles(PICTURE)
  await expect(form.getByRole('group', { name: '照片' }).getByRole('img')).toBeVisible()
  await form
    .getByLabel('简历', { exact: true })
    .and(admin.locator('input[type=file]'))
    .setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expect(form.getByRole('group', { name: '简历' }).getByText('上传完成')).toBeVisible()

  await button(form, '保存').click()
  await message(admin, '添加成功！')
  await expect(form).toBeHidden()
  const row = list.row(name)
  for (const text of ['女', '特聘讲师', '审计学院', '1,280.50']) await expect(row).toContainText(text)
  await expect(row.getByRole('img')).toBeVisible()

  await list.act(row, '详情')
  const details = dialog(admin)
  await expect(details.getByText('详细信息')).toBeVisible()
  for (const text of ['new@example.org', '13812345678', '审计学院']) await expect(details.getByText(text)).toBeVisible()
  await button(details, '预览 简历.pdf').click()
  const preview = admin.getByRole('dialog').filter({ hasText: '简历.pdf' }).last()
  const [file] = await Promise.all([admin.waitForEvent('download'), button(preview, '下载').click()])
  expect(file.suggestedFilename()).toBe('简历.pdf')
  await preview.locator('.ant-modal-close').click()
  await expect(preview.getByRole('button', { name: '下载', exact: true })).toBeHidden()
  await button(details, '关闭').click()
  await expect(details).toBeHidden()
})

test('a name that is taken is refused in its place', { tag: '@whole' }, async ({ admin }) => {
  const prefix = await addLecturers(admin, 1)
  const list = await openList(admin, LECTURERS)
  await list.tool('新增')
  await input(dialog(admin), '姓名').fill(`${prefix}-01`)
  await choose(dialog(admin), '级别', '初级讲师')
  await button(dialog(admin), '保存').click()
  await expect(refusal(dialog(admin), '该值不可用，系统中已存在！')).toBeVisible()
})

test('edits, copies and deletes', async ({ admin }) => {
  const prefix = await addLecturers(admin, 1)
  const list = await openList(admin, LECTURERS)
  await list.search('姓名', prefix)
  await list.act(list.row(`${prefix}-01`), '编辑')
  await expect(number(dialog(admin), '课酬')).toHaveValue('100.00')
  await number(dialog(admin), '课酬').fill('250')
  await button(dialog(admin), '保存').click()
  await message(admin, '修改成功!')
  await expect(list.row(`${prefix}-01`)).toContainText('250')

  await list.act(list.row(`${prefix}-01`), '复制')
  await expect(number(dialog(admin), '课酬')).toHaveValue('250.00')
  await input(dialog(admin), '姓名').fill(`${prefix}-02`)
  await button(dialog(admin), '保存').click()
  await message(admin, '添加成功！')
  await expect(list.total).toHaveText('1-2 共2条')

  await list.act(list.row(`${prefix}-02`), '删除')
  await agree(admin, '确认删除', '是否删除选中数据?')
  await message(admin, '删除成功!')
  await expect(list.total).toHaveText('1-1 共1条')
  await admin.reload()
  await expect(list.total).toHaveText('1-1 共1条')
})

test('deletes several rows, and none when none is selected', { tag: '@whole' }, async ({ admin }) => {
  const prefix = await addLecturers(admin, 12)
  const list = await openList(admin, LECTURERS)
  await list.search('姓名', prefix)
  await expect(list.total).toHaveText('1-10 共12条')
  await list.tool('批量删除')
  await message(admin, '请选择一条记录！')
  await expect(admin.getByRole('dialog')).toHaveCount(0)

  await list.tick(list.row(`${prefix}-12`))
  await button(admin, '第 2 页').click()
  await list.tick(list.row(`${prefix}-01`))
  await list.tick(list.row(`${prefix}-02`))
  await expect(admin.getByText('已选择 3 项')).toBeVisible()
  await list.tool('批量删除')
  await dialog(admin)
    .getByRole('button', { name: /^取\s?消$/ })
    .click()
  await expect(list.total).toHaveText('11-12 共12条')
  await list.tool('批量删除')
  await agree(admin, '确认删除', '是否删除选中数据?')
  await message(admin, '批量删除成功!')
  await expect(list.total, 'an empty last page steps back').toHaveText('1-9 共9条')
})

test('what was typed survives a reload as a draft', { tag: '@whole' }, async ({ admin }) => {
  const name = unique('稿')
  const list = await openList(admin, LECTURERS)
  await list.tool('新增')
  await input(dialog(admin), '姓名').fill(name)
  await input(dialog(admin), '手机').fill('13812345678')
  await expect.poll(() => drafts(admin), 'typing rested and was written down').toContain(name)
  await admin.reload({ waitUntil: 'load' })
  await list.tool('新增')
  await expect(dialog(admin).getByText(/^发现未保存的草稿/)).toBeVisible()
  await button(dialog(admin), '恢复').click()
  await expect(input(dialog(admin), '姓名')).toHaveValue(name)
  await button(dialog(admin), '取消').click()
  await agree(admin, '有未保存的修改，确定关闭吗?')
})

test('two windows that change one record: both sides are shown and none is lost', async ({ open }) => {
  const [mine, theirs] = [await open('admin'), await open('admin')]
  const prefix = await addLecturers(mine, 1)
  const edit = async (page: typeof mine) => {
    const list = await openList(page, LECTURERS)
    await list.search('姓名', prefix)
    await list.act(list.row(`${prefix}-01`), '编辑')
    await expect(number(dialog(page), '课酬')).toHaveValue('100.00')
    return list
  }
  const list = await edit(mine)
  await edit(theirs)
  await number(dialog(theirs), '课酬').fill('300')
  await button(dialog(theirs), '保存').click()
  await message(theirs, '修改成功!')

  await number(dialog(mine), '课酬').fill('400')
  await input(dialog(mine), '手机').fill('13900001234')
  await button(dialog(mine), '保存').click()
  const conflict = dialog(mine)
  await expect(conflict.getByText('数据已被他人修改', { exact: true })).toBeVisible()
  await expect(conflict.getByText('400')).toBeVisible()
  await expect(conflict.getByText('300')).toBeVisible()
  await conflict.getByRole('radio', { name: '课酬 对方的内容' }).check()
  await button(conflict, '再次保存').click()
  await message(mine, '修改成功!')
  await expect(list.row(`${prefix}-01`)).toContainText('13900001234')
  await expect(list.row(`${prefix}-01`)).toContainText('300')
})

/** What is kept of unsaved forms, as text. */
const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('weft-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const done = (text: string) => {
            database.close()
            resolve(text)
          }
          if (!database.objectStoreNames.contains('drafts')) return done('')
          const reading = database.transaction('drafts').objectStore('drafts').getAll()
          reading.onsuccess = () => done(JSON.stringify(reading.result))
        }
      }),
  )
