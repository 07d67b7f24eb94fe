import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, choose, form, input, List, message, openList } from './support/pages'

test('a button made in the builder changes the chosen records after a question', { tag: '@whole' }, async ({ admin }) => {
  const tableName = unique('plan')
  const field = (dbFieldName: string, dbFieldTxt: string) => ({
    dbFieldName,
    dbFieldTxt,
    dbType: 'string',
    dbLength: 64,
    isShowForm: 1,
    isShowList: 1,
    fieldShowType: 'text',
  })
  const fields = [field('name', '名称'), field('state', '状态')]
  await must(admin, 'POST', '/online/cgform/api/addAll', {
    head: { tableType: 1, tableTxt: `计划${tableName}`, tableName },
    fields,
    indexs: [],
  })
  const head = String((await rowsOf(admin, '/online/cgform/head', `tableName=${tableName}`)).records[0]?.id)
  await must(admin, 'POST', `/online/cgform/api/doDbSynch/${head}/normal`)
  for (const name of ['甲', '乙']) await must(admin, 'POST', `/online/cgform/api/form/${head}`, { name, state: '待审' })

  const forms = await openList(admin, '/online/cgform')
  await forms.search('表名', tableName)
  await forms.act(forms.row(tableName), '自定义按钮')
  const buttons = new List(admin)
  await buttons.tool('新增')
  const adding = form(admin, '新增')
  await input(adding, '按钮名称').fill('审批')
  await input(adding, '按钮编码').fill('approve')
  await choose(adding, '位置', '列表上方')
  await input(adding, '赋值').fill("status = '通过'")
  await input(adding, '确认提示').fill('确定审批选中的计划吗?')
  await button(adding, '保存').click()
  await expect(admin.getByText('没有字段“status”').first()).toBeVisible()
  await input(adding, '赋值').fill("state = '通过'")
  await button(adding, '保存').click()
  await message(admin, '保存成功！')
  await expect(buttons.row('approve')).toContainText('修改字段')

  const plans = await openList(admin, `/online/cgformList/${head}`)
  for (const name of ['甲', '乙']) await plans.row(name).getByRole('checkbox').check()
  await plans.toolbar.getByRole('button', { name: /^批量操作/ }).click()
  await admin.getByRole('menuitem', { name: '审批', exact: true }).click()
  await agree(admin, '确定审批选中的计划吗?')
  await expect(plans.row('甲')).toContainText('通过')
  await expect(plans.row('乙')).toContainText('通过')
})
