import { must, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, choose, dialog, form, input, message, okButton, openList, refusal, typeDate } from './support/pages'

test('a project is begun and taken on, a finding of it is refused without its proof, and approved with it', async ({ admin: page }) => {
  const [number, name, title] = [`SJ-${String(Date.now()).slice(-8)}`, unique('采购审计'), unique('拆分采购')]
  const projects = await openList(page, '/audit/project')
  await projects.tool('新增')
  const project = form(page, '新增')
  await input(project, '项目编号').fill(number)
  await input(project, '项目名称').fill(name)
  await choose(project, '项目类型', '专项审计调查')
  await input(project, '被审计单位').fill('示例市水务集团有限公司')
  await typeDate(project, '年度', '2026')
  await input(project, '组长').press('Enter')
  const users = page.getByRole('dialog', { name: '选择用户' })
  await input(users, '账号').fill('wangfang')
  await input(users, '账号').press('Enter')
  await users.getByRole('row').filter({ hasText: 'wangfang' }).click()
  await okButton(users).click()
  await expect(input(project, '组长')).toHaveValue('王芳')
  await typeDate(project, '审计期间起', '2025-01-01')
  await typeDate(project, '审计期间止', '2024-12-31')
  await button(project, '保存').click()
  await expect(refusal(project, '审计期间止不能早于起')).toBeVisible()
  await typeDate(project, '审计期间止', '2025-12-31')
  await button(project, '保存').click()
  await message(page, '添加成功！')

  await projects.search('项目名称', name)
  await projects.act(projects.row(name), '下一阶段')
  await agree(page, '确定进入下一阶段吗？')
  await message(page, '审计目标不能为空!')
  await projects.act(projects.row(name), '编辑')
  await input(form(page, '编辑'), '审计目标').fill('查清采购招标的合规性。')
  await button(form(page, '编辑'), '保存').click()
  await message(page, '修改成功!')
  await projects.act(projects.row(name), '下一阶段')
  await agree(page, '确定进入下一阶段吗？')
  await expect(projects.row(name)).toContainText('准备')

  const projectId = (await must<{ records: { id: string }[] }>(page, 'GET', `/audit/project/list?number=${number}`)).records[0]?.id
  const facts = { kind: '1', severity: '3', unit: '物资部', factDate: '2025-05-20', fact: '四次采购均低于限额。', amount: 1968400 }
  await must(page, 'POST', '/audit/finding/add', { ...facts, projectId, title })
  const findings = await openList(page, '/audit/finding')
  await findings.search('标题', title)
  await expect(findings.row(title)).toContainText('1,968,400.00')
  await findings.act(findings.row(title), '复核通过')
  await agree(page, '确定复核通过该问题吗？')
  await message(page, /不能为空!/)
  const lawName = encodeURIComponent('示例市水务集团采购管理办法')
  const law = (await must<{ records: { id: string }[] }>(page, 'GET', `/audit/law/list?name=${lawName}`)).records[0]?.id
  const { records } = await must<{ records: { id: string }[] }>(page, 'GET', `/audit/finding/list?projectId=${projectId}`)
  const proof = { basis: [{ law, article: '第二条' }], evidence: 'document:0123456789abcdef0123456789abcdef', advice: '公开招标。' }
  await must(page, 'PUT', '/audit/finding/edit', { id: records[0]?.id, ...proof })
  await button(findings.query, '查询').click()
  await findings.act(findings.row(title), '复核通过')
  await agree(page, '确定复核通过该问题吗？')
  await expect(findings.row(title)).toContainText('已复核')
  await findings.act(findings.row(title), '详情')
  await expect(dialog(page)).toContainText('第二条')
})
