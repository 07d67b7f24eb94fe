import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, dialog, form, input, message, openByMenu, openList } from './support/pages'

const API = '/online/cgform/api'

test('a rule numbers the records of an online form when they are saved', { tag: '@whole' }, async ({ admin }) => {
  const code = unique('no')
  await admin.goto('/')
  const rules = await openByMenu(admin, '在线开发', '系统编码规则')
  await rules.tool('新增')
  const adding = form(admin, '新增')
  await input(adding, '规则名称').fill(`编号${code}`)
  await input(adding, '规则编码').fill(code)
  await input(adding, '规则参数').fill('{"format":"审〔{yyyy}〕{oops}-{000}"}')
  await button(adding, '保存').click()
  await expect(adding.getByText('编号格式中的 {oops} 不能识别')).toBeVisible()
  await input(adding, '规则参数').fill('{"format":"审〔2026〕底稿-{000}"}')
  await button(adding, '保存').click()
  await message(admin, '添加成功！')

  const tableName = unique('paper')
  const fields = [
    { dbFieldName: 'no', dbFieldTxt: '底稿编号', fieldDefaultValue: `\${${code}}`, fieldMustInput: '1' },
    { dbFieldName: 'name', dbFieldTxt: '底稿名称', fieldMustInput: '1' },
  ].map(field => ({ dbType: 'string', dbLength: 64, isShowForm: 1, isShowList: 1, fieldShowType: 'text', ...field }))
  await must(admin, 'POST', `${API}/addAll`, { head: { tableType: 1, tableTxt: `底稿${tableName}`, tableName }, fields, indexs: [] })
  const head = (await rowsOf(admin, '/online/cgform/head', `tableName=${tableName}`)).records[0]
  await must(admin, 'POST', `${API}/doDbSynch/${String(head?.id)}/normal`)

  const papers = await openList(admin, `/online/cgformList/${String(head?.id)}`)
  for (const name of ['收入', '支出']) {
    await papers.tool('新增')
    await expect(input(form(admin, '新增'), '底稿编号')).toHaveAttribute('placeholder', '保存时自动编号')
    await input(form(admin, '新增'), '底稿名称').fill(name)
    await button(form(admin, '新增'), '保存').click()
    await message(admin, '添加成功！')
  }
  await expect(papers.row('收入')).toContainText('审〔2026〕底稿-001')
  await expect(papers.row('支出')).toContainText('审〔2026〕底稿-002')

  const again = await openList(admin, '/isystem/fillRule')
  await again.search('规则编码', code)
  await again.act(again.row(code), '详情')
  await expect(dialog(admin).getByText('审〔2026〕底稿-003')).toBeVisible()
})
