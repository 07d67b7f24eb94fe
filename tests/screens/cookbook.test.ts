import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtInRegistry, formatIssue } from '../../renderer/core'
import { checkFiles } from '../../scripts/screens/check'
import { type Files, readFiles } from '../../scripts/screens/files'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/cookbook.md'), 'utf8')
const tasks = [...page.matchAll(/^### (\d+)\. (.+)\n[^#]*?```json (screen|entity)\n([\s\S]*?)^```$/gm)].map(
  ([, number = '', title = '', kind = '', text = '']) => ({ number, title, kind, text }),
)
const placeOf = ({ number, kind }: (typeof tasks)[number]) =>
  `schemas/${kind === 'entity' ? 'entities' : 'screens'}/cookbook/task${number}.json`

// All at once: the repository is read once.
const files: Files = new Map([...readFiles(root), ...tasks.map(task => [placeOf(task), task.text] as const)])
const issues = checkFiles(files, builtInRegistry)

it('has thirty tasks, each with its file', () => {
  expect(tasks.map(({ number }) => Number(number))).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

it.each(tasks)('$number: $title is a whole file of this repository', task => {
  // Nothing grants the rights of an entity before it has its entry in the menu.
  const own = issues.filter(
    ({ position, code }) => position?.file === placeOf(task) && !(task.kind === 'entity' && code === 'SCREEN_UNKNOWN_RIGHT'),
  )
  expect(own.map(formatIssue)).toEqual([])
})
