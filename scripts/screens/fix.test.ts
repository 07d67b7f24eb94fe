import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { formatIssue } from '../../renderer/core'
import { issuesOfPlanted, readFixtures } from '../../tests/screens/fixtures'
import { remedyOf, withRemedy } from './remedies'

const root = join(import.meta.dirname, '../..')
/** A right that is made of the screen's and the name of a button is written nowhere. */
const MADE = ['entity-right-without-menu', 'unknown-right']
const suggesting = readFixtures().filter(
  ({ rule, expected }) => !MADE.includes(rule) && expected.some(line => line.includes('Did you mean')),
)

it.each(suggesting)('the suggestion for what breaks $rule can be written, and is told no more', ({ breaks }) => {
  const issues = issuesOfPlanted(breaks)
  const issue = issues.find(({ message }) => message.includes('Did you mean'))
  const remedy = issue && remedyOf(issue, breaks.text)
  if (issue === undefined || remedy === undefined) throw new Error(`no remedy for ${issue && formatIssue(issue)}`)
  const after = issuesOfPlanted({ ...breaks, text: withRemedy(breaks.text, remedy) })
  expect(after.map(({ message }) => message)).not.toContain(issue.message)
})

it('asks of each suggestion, writes what is agreed to, and leaves the rest', async () => {
  const place = mkdtempSync(join(tmpdir(), 'weft-fix-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  cpSync(join(root, 'tests/fixtures/screens/world'), place, { recursive: true })
  cpSync(join(root, 'schemas/api/common.json'), join(place, 'schemas/api/common.json'))
  const file = join(place, 'schemas/screens/shop/order.json')
  const written = `{ "screen": "lst", "title": "订单", "source": "/shop/product", "icon": "hom", "list": { "sort": "nmae" } }`
  writeFileSync(file, written)
  const child = spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/check-screens.ts'), '--fix'], {
    cwd: place,
  })
  child.stdin.end('y\nn\n\n')
  const [said, code] = await Promise.all([textOf(child.stdout), new Promise(done => child.on('close', done))])
  expect(readFileSync(file, 'utf8')).toBe(written.replace('lst', 'list').replace('nmae', 'name'))
  expect(said).toContain('Write "list" in place of "lst"? [Y/n/q]')
  expect(code).toBe(1)
})
