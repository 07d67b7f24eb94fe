import { expect, PEOPLE, test } from './support/fixtures'
import { button } from './support/pages'
import { fillLogin, pressLogin } from './support/sign-in'

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

const COURSE = '4318c014dd77ddaaff9a41a1c28383d0'

test('a link to a moment of a lesson leads there after the sign-in, or says that the lesson is gone @whole', async ({ open }) => {
  const page = await open(null)
  const lesson = '001a785aa2992162ed72b0f76920f7a2'
  await page.goto(`/course/study?id=${COURSE}&lesson=${lesson}&t=5`)
  await fillLogin(page, PEOPLE.auditor)
  await pressLogin(page)
  const player = page.getByLabel('采购审计看什么', { exact: true })
  const next = button(page, '下一步')
  await expect(next.or(player)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await expect(player).toHaveJSProperty('currentTime', 5)
  await page.goto(`/course/study?id=${COURSE}&lesson=gone&t=5`)
  await expect(page.getByText('链接中的课件不存在，或您无权学习，已打开本课程的其他课件')).toBeVisible()
  await page.goto('/course/study?id=gone')
  await expect(page.getByText('课程不存在')).toBeVisible()
})
