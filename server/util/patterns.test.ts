import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linearPattern, linearPatternFault } from './patterns'
import { root } from './root'

it('finds what JavaScript finds', () => {
  expect(linearPattern('^[\\u4e00-\\u9fa5]{2}\\d+$').matcher('合同12').find()).toBe(true)
  expect(
    linearPattern('(a+)+$')
      .matcher(`${'a'.repeat(5000)}!`)
      .find(),
  ).toBe(false)
  expect(['(?=a)', '(a)\\1', '['].map(linearPatternFault).every(fault => fault !== undefined)).toBe(true)
})

/** Files that make patterns of JavaScript at run time, and out of what. */
const MAKERS: Readonly<Record<string, string>> = {
  'server/data/import/layout.ts': 'one of four delimiters',
  'server/http/contract/paths.ts': 'paths of contracts',
  'server/jobs/queue.ts': 'the name of a schema',
  'server/query/conditions/where.ts': 'words of the file',
  'server/subjects/documents/analysis/entities/amounts.ts': 'words of the file',
  'server/subjects/documents/analysis/entities/dates.ts': 'words of the file',
  'server/subjects/documents/analysis/entities/laws.ts': 'words of the file',
  'server/subjects/documents/analysis/entities/period-items.ts': 'words of the file',
  'server/subjects/documents/analysis/entities/periods.ts': 'words of the file',
  'server/subjects/documents/analysis/entities/types.ts': 'patterns of the folder',
  'server/subjects/documents/contracts/find/candidates.ts': 'labels without blanks, their signs escaped, with blanks between',
  'server/subjects/documents/search/amounts.ts': 'words of the file',
  'server/subjects/laws/text/asked.ts': 'words of the file',
  'server/subjects/laws/text/head.ts': 'words of the file',
  'server/subjects/laws/text/outline.ts': 'words of the file',
  'server/subjects/online-reports/statement/mysql-words.ts': 'words of the file',
  'server/util/system-tenant.ts': 'words of the file',
}

/** `new RegExp(…)`, a text that is matched by a variable, and RE2 beside the one place that it is asked from. */
const MAKES_PATTERNS = /\bRegExp\(|\.(?:match|matchAll|search)\((?!\/|')[a-z][\w.]*\)|from 're2js'/
const OWN = 'server/util/patterns.ts'

it('nothing on the server but one place makes a pattern of what a person writes', () => {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map(name => `server/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('/generated/'))
  const makers = files.filter(name =>
    MAKES_PATTERNS.test(readFileSync(join(root, name), 'utf8').replaceAll(/import type .* from 're2js'/g, '')),
  )
  expect(makers.filter(name => name !== OWN && !(name in MAKERS))).toEqual([])
  expect(Object.keys(MAKERS).filter(name => !makers.includes(name))).toEqual([])
})
