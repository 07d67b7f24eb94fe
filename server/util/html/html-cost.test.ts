import { setTimeout as wait } from 'node:timers/promises'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { cleanHtml, HTML_LIMITS, HtmlError } from '.'

/** The longest time, in milliseconds, for which the event loop stood still while the work was done. */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  await work.catch(() => undefined)
  await wait(10)
  clearInterval(timer)
  return longest
}

const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`

it('refuses elements that stand too deep in each other, at once', async () => {
  const work = Promise.all(Array.from({ length: 4 }, () => cleanHtml('<b>'.repeat(66_000)).catch((error: unknown) => error)))
  expect(await longestPause(work)).toBeLessThan(500)
  for (const error of await work) expect(error).toMatchObject({ name: 'HtmlError', message: '标签嵌套不能超过100层' })
})

it('accepts what stands as deep as the limit, also when it is long', async () => {
  expect(await cleanHtml(nested(HTML_LIMITS.depth))).toBe(nested(HTML_LIMITS.depth))
  await expect(cleanHtml(nested(HTML_LIMITS.depth + 1))).rejects.toBeInstanceOf(HtmlError)
  const long = nested(HTML_LIMITS.depth).repeat(300)
  expect(await cleanHtml(long)).toBe(long)
})

it('cleans a long text beside the event loop as it cleans a short one', async () => {
  const piece = '<p onclick="x()">今晚 <a href="javascript:x">a</a><script>x</script></p>'
  const work = cleanHtml(piece.repeat(10_000))
  expect(await longestPause(work)).toBeLessThan(250)
  expect(await work).toBe((await cleanHtml(piece)).repeat(10_000))
})

it('ends what takes too long, and cleans the next', async () => {
  const html = '<p>x</p>'.repeat(200_000)
  await expect(cleanHtml(html, { ...HTML_LIMITS, time: 20 })).rejects.toThrow('格式过于复杂')
  expect(await cleanHtml(nested(50).repeat(30))).toBe(nested(50).repeat(30))
})

it('refuses a text that is too long', async () => {
  await expect(cleanHtml('x'.repeat(HTML_LIMITS.length + 1))).rejects.toThrow('不能超过2000000个字符')
})

it('leaves nothing that runs in what a browser reads of it', async () => {
  const html = await cleanHtml(
    `<img src=x onerror=alert(1)>${'<p>x</p>'.repeat(2000)}<svg onload=x><math><mtext><style><img src onerror=x>`,
  )
  const { document } = new JSDOM(html).window
  expect([...document.querySelectorAll('script, style, svg, math, iframe, object, [onerror], [onload]')]).toEqual([])
})
