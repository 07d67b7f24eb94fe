import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtInRegistry, formatIssue } from '../../renderer/core'
import { insertMenuEntry } from '../../scripts/new/edits'
import { checkFiles } from '../../scripts/screens/check'
import { type Files, readFiles } from '../../scripts/screens/files'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/tutorial.md'), 'utf8')
const [screen = '', report = ''] = blocks('screen')
const [entity = ''] = blocks('entity')
const [amended = ''] = blocks('fields')

function blocks(kind: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`json ${kind}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text)
}

const pathOf = (name: string) => `screens/course/${name}`
const entry = (name: string, actions: readonly string[]) => ({
  name,
  url: `/course/${name}`,
  component: pathOf(name),
  perm: 'coursePurchase:',
  actions,
})

/** The repository with what the tutorial has made of it, by its last step. */
function made(own: string): Files {
  const files = new Map(readFiles(root))
  const actions = JSON.parse(page.match(/`"actions": (\[.*?\])`/)?.[1] ?? '[]') as string[]
  const menus = files.get('schemas/menus.json') ?? ''
  files.set('schemas/menus.json', insertMenuEntry('/course', entry('purchase', actions))(menus))
  files.set('schemas/entities/course/purchase.json', own)
  files.set('schemas/screens/course/purchase.json', screen)
  return files.set('schemas/screens/course/purchase-report.json', report)
}

const issuesOf = (files: Files) => checkFiles(files, builtInRegistry).map(formatIssue)

it('leads to files that are right', () => {
  expect(issuesOf(made(entity))).toEqual([])
})

it('amends them by fields that are right', () => {
  const whole = JSON.parse(entity) as { readonly fields: object }
  const fields = { ...whole.fields, ...(JSON.parse(amended) as object) }
  expect(issuesOf(made(JSON.stringify({ ...whole, fields }, null, 2)))).toEqual([])
})

it('shows a mistake that is told', () => {
  const [told = ''] = issuesOf(made(entity.replace('"required"', '"requierd"')))
  expect(told).toContain('unknown key "requierd". Did you mean "required"?')
})
