import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { cleanHtml, HTML_LIMITS, HtmlError } from '.'
import { clean } from './sanitise.js'

/** How often the event loop of this process went round while the work was done: never, when the work held it. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let ended = false
  const turn = () => {
    if (ended) return
    turns += 1
    setImmediate(turn)
  }
  setImmediate(turn)
  await work.catch(() => undefined)
  ended = true
  return turns
}

/** The limits, with time for a machine that is busy with others. */
const UNHURRIED = { ...HTML_LIMITS, time: 100_000 }

const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`

it('looks at no more elements than may stand in each other, however many there are', () => {
  let looked = 0
  class Counting extends RegExp {
    override test(text: string): boolean {
      looked += 1
      return super.test(text)
    }
  }
  const { depth, pixels } = HTML_LIMITS
  const html = '<b style="color:red">'.repeat(66_000)
  expect(clean({ html, rules: { depth, pixels, styles: { color: [new Counting('red')] } } })).toEqual({ problem: 'tooDeep' })
  expect(looked).toBe(depth)
})

it('refuses elements that stand too deep in each other', async () => {
  await expect(cleanHtml('<b>'.repeat(66_000), UNHURRIED)).rejects.toMatchObject({ name: 'HtmlError', message: '标签嵌套不能超过100层' })
})

it('accepts what stands as deep as the limit, also when it is long', async () => {
  expect(await cleanHtml(nested(HTML_LIMITS.depth))).toBe(nested(HTML_LIMITS.depth))
  await expect(cleanHtml(nested(HTML_LIMITS.depth + 1))).rejects.toBeInstanceOf(HtmlError)
  const long = nested(HTML_LIMITS.depth).repeat(300)
  expect(await cleanHtml(long, UNHURRIED)).toBe(long)
})

it('cleans a long text beside the event loop as it cleans a short one', async () => {
  const piece = '<p onclick="x()">今晚 <a href="javascript:x">a</a><script>x</script></p>'
  const work = cleanHtml(piece.repeat(10_000), UNHURRIED)
  expect(await turnsDuring(work)).toBeGreaterThan(0)
  expect(await work).toBe((await cleanHtml(piece)).repeat(10_000))
})

it('ends what takes too long, and cleans the next', async () => {
  const html = '<p>x</p>'.repeat(200_000)
  await expect(cleanHtml(html, { ...HTML_LIMITS, time: 20 })).rejects.toThrow('格式过于复杂')
  expect(await cleanHtml(nested(50).repeat(30), UNHURRIED)).toBe(nested(50).repeat(30))
})

it('refuses a text that is too long', async () => {
  await expect(cleanHtml('x'.repeat(HTML_LIMITS.length + 1))).rejects.toThrow('不能超过2000000个字符')
})

it('leaves nothing that runs in what a browser reads of it', async () => {
  const html = await cleanHtml(
    `<img src=x onerror=alert(1)>${'<p>x</p>'.repeat(2000)}<svg onload=x><math><mtext><style><img src onerror=x>`,
    UNHURRIED,
  )
  const { document } = new JSDOM(html).window
  expect([...document.querySelectorAll('script, style, svg, math, iframe, object, [onerror], [onload]')]).toEqual([])
})
