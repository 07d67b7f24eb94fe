import { must, rowsOf, unique } from './support/calls'
import { DOCUMENTS } from './support/documents'
import { expect, test } from './support/fixtures'
import { agree, button, dialog, List, message } from './support/pages'

const BASE = '/unstructur/documentdata'

test('documents are put into folders, found there and in those above, and taken out again', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('供水')
  const [folder, document] = [`${name}目录`, `${name}合同`]
  await must(page, 'POST', `${BASE}/documentfolder/add`, { name: folder, pid: '0' })
  await must(page, 'POST', `${DOCUMENTS}/add`, { name: document, secretLevel: '0' })

  await page.goto('/unstructur/folders')
  const [folders, documents] = [new List(page.locator('.weft-page-block').nth(0)), new List(page.locator('.weft-page-block').nth(1))]
  await documents.search('标题', document)
  await documents.tick(documents.row(document))
  await documents.tool('归入目录')
  const chosen = dialog(page)
  const tree = chosen.getByRole('combobox', { name: '目录' })
  await tree.click()
  await tree.fill(folder)
  await page.getByTitle(folder, { exact: true }).click()
  await tree.press('Escape')
  await button(chosen, '确定').click()
  await message(page, '已归入目录')

  await folders.search('名称', folder)
  await folders.row(folder).click()
  await expect(documents.rows).toHaveCount(1)
  await expect(documents.row(document)).toContainText(folder)
  await documents.tick(documents.row(document))
  await documents.toolbar.getByRole('button', { name: /^批量操作/ }).click()
  await page.getByRole('menuitem', { name: '移出本目录' }).click()
  await agree(page, `确定把所选的 1 个文档移出“${folder}”及其下级目录吗？文档本身保留`)
  await message(page, '已移出目录')
  await expect(documents.rows).toHaveCount(0)
})

test('a category shows the knowledge of those below it', { tag: '@whole' }, async ({ admin: page }) => {
  const name = unique('招标')
  const add = (path: string, body: object) => must(page, 'POST', `${BASE}/${path}/add`, body)
  const idOf = async (label: string) =>
    String((await rowsOf(page, `${BASE}/knowledgecategory`, `name=${encodeURIComponent(label)}`)).records[0]?.id)
  await add('knowledgecategory', { name, pid: '0' })
  await add('knowledgecategory', { name: `${name}下级`, pid: await idOf(name) })
  const below = await idOf(`${name}下级`)
  await add('knowledgebase', { name: `${name}要点`, secretLevel: '0', fullTextContent: '<p>正文</p>', category: below })

  await page.goto('/unstructur/knowledge-tree')
  const [categories, entries] = [new List(page.locator('.weft-page-block').nth(0)), new List(page.locator('.weft-page-block').nth(1))]
  await categories.search('名称', name)
  await categories.row(name).first().click()
  await expect(entries.rows).toHaveCount(1)
  await expect(entries.row(`${name}要点`)).toBeVisible()
})
