import type { Locator } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, PEOPLE, test } from './support/fixtures'
import { agree, button, dialog, input, message, openList } from './support/pages'

test('a record is commented on; who is named is told, and finds the record from the message', async ({ admin, open }) => {
  const name = unique('讲师')
  await must(admin, 'POST', '/course/lecturer/add', { name, gender: '1', level: '1' })
  const auditor = await open('auditor')
  await auditor.goto('/course/lecturer')

  const lecturers = await openList(admin, '/course/lecturer')
  await lecturers.search('姓名', name)
  await lecturers.act(lecturers.row(name), '详情')
  const panel = dialog(admin).getByRole('region', { name: /^评论/ })
  await expect(panel.getByText('暂无评论')).toBeVisible()
  const content = input(panel, '评论内容')
  await content.pressSequentially(`请 @${PEOPLE.auditor.realname}`)
  // The driver puts Chinese in without a key.
  await content.press('End')
  await admin.getByRole('menuitem', { name: PEOPLE.auditor.realname, exact: true }).click()
  await content.pressSequentially('核对课酬')
  await panel.locator('input[type=file]').setInputFiles({ name: '课酬.txt', mimeType: 'text/plain', buffer: Buffer.from('内容') })
  await expect(panel.getByText('上传完成')).toBeVisible()
  await content.press('Control+Enter')
  await message(admin, '评论成功!')
  await expect(dialog(admin).getByRole('region', { name: '评论（1）' })).toContainText(`请 @${PEOPLE.auditor.realname} 核对课酬`)

  await auditor.getByRole('button', { name: /^消息/ }).click()
  await auditor
    .getByRole('button', { name: `${PEOPLE.admin.realname}在评论中提到了您` })
    .first()
    .click()
  await button(dialog(auditor), '去处理').click()
  const found = auditor.getByRole('dialog', { name: '详细信息' })
  await expect(found.getByText(name).first()).toBeVisible()
  await expect(found.getByRole('button', { name: /课酬/ })).toBeVisible()
  await button(found, `回复：${PEOPLE.admin.realname} ${await timeOf(found)}`).click()
  await input(found, '评论内容').fill('已核对')
  await button(found, '发表').click()
  await expect(found.getByRole('region', { name: '评论（2）' })).toContainText('已核对')
  await found.getByRole('button', { name: /^删除：/ }).click()
  await agree(auditor, '确定删除这条评论吗?')
  await expect(found.getByRole('region', { name: '评论（1）' })).toBeVisible()
})

test('an online form has comments where its builder says so', { tag: '@whole' }, async ({ admin }) => {
  const tableName = unique('plan')
  const fields = [
    { dbFieldName: 'name', dbFieldTxt: '名称', dbType: 'string', dbLength: 64, isShowForm: 1, isShowList: 1, fieldShowType: 'text' },
  ]
  await must(admin, 'POST', '/online/cgform/api/addAll', {
    head: { tableType: 1, tableTxt: `计划${tableName}`, tableName },
    fields,
    indexs: [],
  })
  const forms = await openList(admin, '/online/cgform')
  await forms.search('表名', tableName)
  await forms.act(forms.row(tableName), '编辑')
  await admin.getByRole('switch', { name: '启用评论' }).click()
  await button(admin.getByRole('region', { name: /^编辑/ }), '保存并同步').click()
  await message(admin, '同步数据库成功!')
  const head = String((await rowsOf(admin, '/online/cgform/head', `tableName=${tableName}`)).records[0]?.id)
  await must(admin, 'POST', `/online/cgform/api/form/${head}`, { name: '甲' })
  const plans = await openList(admin, `/online/cgformList/${head}`)
  await plans.act(plans.row('甲'), '详情')
  const panel = dialog(admin).getByRole('region', { name: /^评论/ })
  await input(panel, '评论内容').fill('第一条')
  await button(panel, '发表').click()
  await expect(dialog(admin).getByRole('region', { name: '评论（1）' })).toContainText('第一条')
})

/** When the newest comment was written. */
const timeOf = async (place: Locator) => (await place.locator('time').first().textContent()) ?? ''
