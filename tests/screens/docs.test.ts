import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtInCells, builtInRegistry, entityRegistry, formatIssue, ISSUES, loadEntity, loadScreen } from '../../renderer/core'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/screens.md'), 'utf8')
const folder = join(root, 'schemas/meta')
const schemas = readdirSync(folder).filter(name => name.endsWith('.schema.json'))

/** The first cells of the tables of the page. */
const documented = new Set([...page.matchAll(/^\| `([^`]+)` \|/gm)].map(match => match[1]))

const cellRows = page.slice(page.indexOf('### Cell types'), page.indexOf('### Options')).split('\n')

const firstWords = (line: string) =>
  (line.split('|')[1] ?? '')
    .replaceAll('`', '')
    .split(',')
    .map(word => word.trim())

function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? Object.values(value as object).flatMap(keysOf) : keysOf(value),
  )
  return [...Object.keys((schema as { readonly properties?: object }).properties ?? {}), ...inner]
}

describe('docs/screens.md', () => {
  it.each(schemas)('documents every key of %s', name => {
    const keys = keysOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))).filter(key => key !== '$schema')
    expect(keys.filter(key => !documented.has(key))).toEqual([])
  })

  it.each(builtInCells.map(cell => [cell.type, cell] as const))('tells what the cell type %s holds, and its settings', (type, cell) => {
    const rowOf = (word: string | undefined) => cellRows.find(line => firstWords(line).some(first => first === word)) ?? ''
    const row = rowOf(type)
    expect(row).not.toBe('')
    // What several types have alike stands with the first of them.
    const told = row + rowOf(/\bAs `(\w+)`/.exec(row)?.[1])
    expect(Object.keys(cell.settings.properties as object).filter(name => !told.includes(`\`${name}\``))).toEqual([])
  })

  it('lists every code of the table of issues, and no other', () => {
    const codes = [...documented].filter(word => /^[A-Z]+_[A-Z_]+$/.test(word ?? ''))
    expect(codes).toEqual(Object.keys(ISSUES))
  })

  const examples = [...page.matchAll(/^```json (screen|entity)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
    kind,
    text,
    first: text.slice(0, 60),
  }))

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(7)
  })

  it.each(examples)('shows a $kind that is right: $first', ({ kind, text }) => {
    const lecturer = {
      file: 'schemas/entities/course/lecturer.json',
      text: readFileSync(join(root, 'schemas/entities/course/lecturer.json'), 'utf8'),
    }
    const { issues } =
      kind === 'entity'
        ? loadEntity({ file: 'docs.json', text, registry: entityRegistry })
        : loadScreen({
            id: 'docs',
            file: 'docs.json',
            text,
            registry: builtInRegistry,
            environment: { operation },
            ...(text.includes('/course/lecturer') && { entity: lecturer }),
          })
    expect(issues.map(formatIssue)).toEqual([])
  })
})

const operation = () => ({ method: 'GET', path: '/sys/user/list' })
