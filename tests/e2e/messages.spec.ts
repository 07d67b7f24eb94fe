import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator } from '@playwright/test'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, choose, dialog, form, input, type List, message, openByMenu, openList, refusal } from './support/pages'

/** A group whose robot takes what it is given, or refuses it. */
const group = { refuses: true, taken: [] as string[] }
const robot = createServer(async (request, response) => {
  const [body] = await request.toArray()
  if (!group.refuses) group.taken.push(String(body))
  response.end(group.refuses ? '{"errcode":93000,"errmsg":"invalid webhook"}' : '{"errcode":0,"errmsg":"ok"}')
})
test.beforeAll(() => new Promise<void>(done => robot.listen(0, '127.0.0.1', done)))
test.afterAll(() => new Promise<void>(done => robot.close(() => done())))

/** What is sent goes out behind the page, which is asked anew. */
async function becomes(list: List, search: readonly [name: string, text: string], row: Locator, state: string): Promise<void> {
  await expect(async () => {
    await list.search(...search)
    await expect(row).toContainText(state, { timeout: 2000 })
  }).toPass()
}

test('a channel is refused where it is wrong, tried, and a message by a template fails, says why, and is sent again', {
  tag: '@whole',
}, async ({ admin }) => {
  const [code, template] = [unique('group'), unique('notice')]
  const address = `http://127.0.0.1:${(robot.address() as AddressInfo).port}/cgi-bin/webhook/send`
  await admin.goto('/')
  const channels = await openByMenu(admin, '系统管理', '消息渠道')
  await channels.tool('新增')
  const adding = form(admin, '新增')
  await choose(adding, '渠道类型', '企业微信机器人')
  await input(adding, '渠道编码').fill(code)
  await input(adding, '渠道名称').fill(`审计组${code}`)
  await input(adding, '地址').fill(address)
  await button(adding, '保存').click()
  await expect(refusal(adding, '地址中没有 key，请粘贴机器人的完整 Webhook 地址')).toBeVisible()
  await input(adding, '地址').fill(`${address}?key=Token-of-the-robot`)
  await input(adding, '提醒的人').fill('张三')
  await button(adding, '保存').click()
  await expect(refusal(adding, '“张三”不是手机号，可填写手机号或 all')).toBeVisible()
  await input(adding, '提醒的人').fill('')
  await button(adding, '保存').click()
  await message(admin, '添加成功！')

  await channels.search('渠道编码', code)
  const channel = channels.row(code)
  const trial = admin.getByRole('dialog', { name: /^测试发送/ })
  await channels.act(channel, '测试发送')
  await button(trial, '发送').click()
  await expect(admin.getByText('测试消息发送失败：127.0.0.1 是本机、链路本地或云平台元数据地址，不能连接').first()).toBeVisible()
  await button(trial, '取消').click()
  await channels.act(channel, '编辑')
  await expect(form(admin, '编辑')).not.toContainText('Token-of-the-robot')
  await input(form(admin, '编辑'), '允许的内部地址').fill('127.0.0.1')
  await button(form(admin, '编辑'), '保存').click()
  await message(admin, /^编辑成功/)
  group.refuses = false
  await channels.act(channel, '测试发送')
  await button(trial, '发送').click()
  await message(admin, '测试消息已发送')
  expect(group.taken.join()).toContain(`这是渠道“审计组${code}”的测试消息`)

  const templates = await openByMenu(admin, '系统管理', '模板管理')
  await templates.tool('新增')
  await input(form(admin, '新增'), '模板编码').fill(template)
  await input(form(admin, '新增'), '模板标题').fill(`通知${template}`)
  await choose(form(admin, '新增'), '模板类型', '企业微信')
  await input(form(admin, '新增'), '模板内容').fill('${姓 名}，您好')
  await button(form(admin, '新增'), '保存').click()
  await expect(refusal(form(admin, '新增'), '变量“${姓 名}”不正确，应写作 ${名称}')).toBeVisible()
  await input(form(admin, '新增'), '模板内容').fill('${姓名}，项目${编号}已立项')
  await input(form(admin, '新增'), '测试数据').fill('{"姓名":"张三"}')
  await button(form(admin, '新增'), '保存').click()
  await expect(refusal(form(admin, '新增'), '测试数据中没有变量：编号')).toBeVisible()
  await input(form(admin, '新增'), '测试数据').fill('{"姓名":"张三","编号":"A001"}')
  await button(form(admin, '新增'), '保存').click()
  await message(admin, '添加成功！')

  group.refuses = true
  await templates.search('模板编码', template)
  await templates.act(templates.row(template), '测试发送')
  await expect(input(dialog(admin), '预览')).toHaveValue('张三，项目A001已立项')
  await input(dialog(admin), '变量数据').fill('{"姓名":"张三"}')
  await input(dialog(admin), '接收人').fill(code)
  await button(dialog(admin), '发送').click()
  await expect(admin.getByText('发送消息任务添加失败！缺少变量：编号').first()).toBeVisible()
  await input(dialog(admin), '变量数据').fill('{"姓名":"李四","编号":"B002"}')
  await button(dialog(admin), '发送').click()
  await message(admin, '发送消息任务添加成功！')

  const sent = await openList(admin, '/modules/message/sysMessageList')
  const row = sent.row(code)
  await becomes(sent, ['消息标题', `通知${template}`], row, '发送失败')
  await expect(row).toContainText('机器人返回错误 93000')
  group.refuses = false
  await sent.act(row, '发送')
  await agree(admin, `确定发送消息“通知${template}”吗？`)
  await message(admin, '发送消息任务添加成功！')
  await becomes(sent, ['消息标题', `通知${template}`], row, '发送成功')
  expect(group.taken.filter(text => text.includes('李四，项目B002已立项'))).toHaveLength(1)
  expect(await sent.actions(row)).not.toContain('发送')
})
