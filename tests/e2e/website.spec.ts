import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { agree, button, choose, form, input, message, openList } from './support/pages'
import { signIn } from './support/sign-in'

test('an article is written, published by another user, read by everybody, and gone when it is taken offline', async ({ open }) => {
  const title = unique('审计开放日')
  const writer = await open(null)
  await signIn(writer, { username: 'tangli', password: DEMO_PASSWORD })
  const drafts = await openList(writer, '/website/article')
  await drafts.tool('新增')
  const article = form(writer, '新增')
  await input(article, '标题').fill(title)
  await choose(article, '栏目', '通知公告')
  // Until the editor of rich text is there, a box stands in its place that is busy.
  await expect(article.getByRole('textbox', { name: '正文' })).not.toHaveAttribute('aria-busy', 'true')
  await article.getByRole('textbox', { name: '正文' }).fill('欢迎各界参加。')
  await button(article, '保存').click()
  await message(writer, '添加成功！')
  await drafts.search('标题', title)
  await expect(drafts.row(title)).toContainText('草稿')

  // Without a session it is not seen before a second user has approved it.
  const shown = async () => {
    const answer = await writer.request.get('/jeecg-boot/content/articles?column=notice&pageSize=50')
    expect(answer.headers()['set-cookie']).toBeUndefined()
    const { result } = (await answer.json()) as { result: { records: { id: string; title: string }[] } }
    return result.records.find(one => one.title === title)
  }
  await drafts.act(drafts.row(title), '提交审核')
  await message(writer, '已提交，等待审核')
  await expect(drafts.row(title)).toContainText('待审')
  expect(await shown()).toBeUndefined()

  const manager = await open(null)
  await signIn(manager, { username: 'liangbo', password: DEMO_PASSWORD })
  const waiting = await openList(manager, '/website/article')
  await waiting.search('标题', title)
  await waiting.act(waiting.row(title), '审核')
  const review = manager.getByRole('dialog', { name: '审核文章' })
  await expect(review).toContainText('欢迎各界参加。')
  await button(review, '通过并发布').click()
  await message(manager, '已发布')
  await expect(waiting.row(title)).toContainText('已发布')
  const published = await shown()
  expect(published).toMatchObject({ title })

  await manager.goto('/website/portal')
  await expect(manager.getByRole('region', { name: '轮播图' })).toBeVisible()
  await manager.getByRole('region', { name: '通知公告' }).getByRole('link', { name: title }).click()
  await expect(manager.getByRole('article')).toContainText('欢迎各界参加。')

  const list = await openList(manager, '/website/article')
  await list.search('标题', title)
  await list.act(list.row(title), '下线')
  await agree(manager, `下线后“${title}”不再对外显示，确定下线吗？`)
  await message(manager, '已下线')
  expect(await shown()).toBeUndefined()
  expect((await writer.request.get(`/jeecg-boot/content/article/${published?.id}`)).status()).toBe(404)
})
