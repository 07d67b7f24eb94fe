import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button, openList } from './support/pages'

const KNOWLEDGE = '/unstructur/documentdata/knowledgebase'

test('an entry is found useful once, and says in list, search and reader that its last day is over', { tag: '@whole' }, async ({
  admin: page,
}) => {
  const name = unique('旧规')
  await must(page, 'POST', `${KNOWLEDGE}/add`, { name, secretLevel: '0', fullTextContent: '<p>报销须附合同</p>', validUntil: '2024-12-31' })
  const id = String((await rowsOf(page, KNOWLEDGE, `name=${encodeURIComponent(name)}`)).records[0]?.id)

  await page.goto(`/unstructur/reader?source=knowledge&id=${id}`)
  await expect(page.getByText('已失效（有效期至2024-12-31）')).toBeVisible()
  const useful = (count: number) => page.getByRole('button', { name: `有用 ${count}` })
  await useful(0).click()
  await expect(useful(1)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await useful(1).click()
  await expect(useful(0)).toHaveAttribute('aria-pressed', 'false')

  const list = await openList(page, `/unstructur/knowledgebase?f.name=${encodeURIComponent(name)}`)
  await expect(list.row(name)).toContainText('已失效')
  const found = async () => (await must<{ total: number }>(page, 'POST', '/unstructur/documentdata/search/list', { title: name })).total
  await expect.poll(found).toBe(1)
  await page.goto(`/unstructur/search?text=${encodeURIComponent(name)}`)
  await expect(page.getByText('共找到 1 条')).toBeVisible()
  await expect(page.getByText('已失效', { exact: true })).toBeVisible()
  await expect(button(page, '保存当前检索')).toBeVisible()
})
