import { expect, test } from './support/fixtures'
import { button } from './support/pages'

test('a learner finds a course, watches a lesson, and goes on another time', async ({ open }) => {
  const page = await open('auditor')
  await page.goto('/course/learning')
  await page.getByRole('searchbox', { name: '搜索课程名称' }).fill('采购审计')
  await page.keyboard.press('Enter')
  const cards = page.getByRole('list', { name: '课程', exact: true }).getByRole('link')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/title=/)
  await cards.click()

  const player = page.getByLabel('采购审计看什么', { exact: true })
  const contents = page.getByRole('navigation', { name: '课程目录' })
  const lesson = contents.getByRole('button', { name: /采购审计看什么/ })
  await expect(player).toHaveJSProperty('readyState', 4)
  await expect(player).toHaveJSProperty('duration', 10)
  await player.focus()
  for (const key of ['>', '>', '>', ' ']) await page.keyboard.press(key)
  await expect(player).toHaveJSProperty('playbackRate', 2)
  await expect(lesson.getByLabel('已学完')).toBeVisible({ timeout: 30_000 })

  await expect(page.getByRole('heading', { name: '采购审计看什么' })).toBeVisible()
  const note = page.getByRole('region', { name: '我的笔记' }).getByRole('listitem').filter({ hasText: '先看限额' })
  await page.getByRole('textbox', { name: '笔记内容' }).fill('先看限额')
  await page.getByRole('button', { name: /处记笔记$/ }).click()
  await expect(note).toBeVisible()

  await button(page, '返回学习中心').click()
  await expect(page.getByText('已学1/2')).toBeVisible()
  await page.reload()
  await cards.click()
  await expect(page.getByRole('heading', { name: '对照检查清单' })).toBeVisible()
  await lesson.click()
  await expect(note).toBeVisible()
})
