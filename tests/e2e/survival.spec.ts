import type { Page } from '@playwright/test'
import { call, rowsOf, unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { openList } from './support/pages'

test.describe('what was acknowledged is there after', { tag: '@data' }, () => {
  // What a page loads while its server is away is lost to it: the next journey needs another window.
  test.use({ keepsWindow: false })
  const found = async (page: Page, prefix: string) => (await rowsOf(page, LECTURERS, `name=${encodeURIComponent(`${prefix}*`)}`)).total

  test('a restart, with sessions', { tag: '@whole' }, async ({ admin, server }) => {
    const prefix = await addLecturers(admin, 3)
    await server.restart()
    const list = await openList(admin, LECTURERS)
    await list.search('姓名', prefix)
    await expect(list.total).toHaveText('1-3 共3条')
  })

  test('kill -9 of the server in the middle of its work', async ({ admin, server, watch }) => {
    watch.expect(/Failed to load resource|ERR_CONNECTION|ERR_EMPTY/)
    // What the page loads behind its first look is there: it is not the page that is killed.
    await admin.goto('/', { waitUntil: 'networkidle' })
    const prefix = unique('杀')
    const acknowledged = writeUntilItFails(admin, prefix)
    await expect.poll(() => admin.evaluate(() => Number(document.documentElement.dataset.written ?? 0))).toBeGreaterThan(5)
    await server.kill()
    const written = await acknowledged
    await server.start()
    const rows = (await rowsOf(admin, LECTURERS, `name=${encodeURIComponent(`${prefix}*`)}`)).records.map(row => String(row.name))
    for (const name of written) expect(rows).toContain(name)
    expect(rows.length, 'at most the one on its way is more').toBeLessThanOrEqual(written.length + 1)
  })

  test('kill -9 of the database, which the running server outlives', { tag: '@whole' }, async ({ admin, server, watch }) => {
    watch.expect(/status of 50[03]/)
    const prefix = await addLecturers(admin, 3)
    await server.killDatabase()
    await expect.poll(async () => (await call(admin, 'GET', '/sys/user/getCurrentUserDeparts')).success).toBe(true)
    expect(await found(admin, prefix)).toBe(3)
    const list = await openList(admin, LECTURERS)
    await list.search('姓名', prefix)
    await expect(list.total).toHaveText('1-3 共3条')
  })
})

/** Adds one lecturer after the other until the server is gone; returns the names that it acknowledged. */
function writeUntilItFails(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(
    async ([path, begin]) => {
      const token = JSON.parse(localStorage.getItem('Access-Token') ?? '{}').value as string
      const written: string[] = []
      for (let index = 1; index < 1000; index++) {
        const name = `${begin}-${index}`
        const body = JSON.stringify({ name, level: '1', external: 'N' })
        const headers = { 'X-Access-Token': token, tenant_id: '0', 'Content-Type': 'application/json' }
        const answer = await fetch(`/jeecg-boot${path}/add`, { method: 'POST', headers, body }).catch(() => null)
        if (!answer) break
        if (((await answer.json()) as { success: boolean }).success) written.push(name)
        document.documentElement.dataset.written = String(written.length)
      }
      return written
    },
    [LECTURERS, prefix] as const,
  )
}
