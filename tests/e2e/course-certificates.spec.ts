import type { Page } from '@playwright/test'
import { must, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { button } from './support/pages'

/** Points of A4 on its side, as PDF counts them. */
const A4 = { width: 842, height: 595 }

/** Adds a row past the screen; its id. */
async function add(page: Page, base: string, row: { readonly title: string; readonly [name: string]: unknown }): Promise<string> {
  await must(page, 'POST', `${base}/add`, row)
  return String((await rowsOf(page, base, `title=${encodeURIComponent(row.title)}`)).records[0]?.id)
}

/** A published course of one text, which is read within seconds. */
async function addCourse(page: Page, title: string): Promise<string> {
  const [sample] = (await rowsOf(page, '/course/course')).records
  const courseId = await add(page, '/course/course', { title, category: sample?.category, lecturer: sample?.lecturer, state: '1' })
  const chapterId = await add(page, '/course/chapter', { title: `${title}的章节`, courseId })
  await add(page, '/course/lesson', { title: `${title}的课件`, chapterId, kind: '5', seconds: 5, content: '<p>先列清单，再逐项核对。</p>' })
  return courseId
}

/** The sheet lies within the window, and nothing of it is cut off. */
async function expectWhole(page: Page, width: number): Promise<void> {
  const sheet = page.getByRole('article')
  const box = await sheet.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

/** Sizes of the pages that printing gives. */
async function printed(page: Page): Promise<readonly { width: number; height: number }[]> {
  const text = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  return [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }))
}

test('a learner finishes a course, gets its certificate and prints it on one sheet, also from a phone', { tag: '@whole' }, async ({
  admin,
  open,
}) => {
  const title = unique('内控测试')
  const id = await addCourse(admin, title)
  const page = await open('auditor')
  await page.goto(`/course/study?id=${id}`)
  await expect(page.getByText('先列清单，再逐项核对。')).toBeVisible()
  const certificate = button(page, `《${title}》的证书`)
  await certificate.click({ timeout: 30_000 })

  const sheet = page.getByRole('article', { name: `《${title}》的证书` })
  await expect(sheet).toContainText(`沈审 已学完课程《${title}》的全部课件，学习时长1分钟，特发此证。`)
  await expect(sheet).toContainText(/证书编号\s*ZS\d{10}/)
  await expectWhole(page, 1440)
  expect(await printed(page)).toEqual([A4])

  await page.setViewportSize({ width: 390, height: 844 })
  await expectWhole(page, 390)
  expect(await printed(page)).toEqual([A4])
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(button(page, '打印')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/course/certificates')
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('有效')
})
