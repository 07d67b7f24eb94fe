import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { builtInRegistry, formatIssue, type Issue } from '../../renderer/core'
import { checkFiles } from '../../scripts/screens/check'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'tests/fixtures/screens')

/** Where a planted file stands in the small world of the fixtures. */
const places: { readonly [kind: string]: string } = {
  screen: 'schemas/screens/shop/order.json',
  entity: 'schemas/entities/shop/gift.json',
  'entity-of-orders': 'schemas/entities/shop/order.json',
  menus: 'schemas/menus.json',
}

/** A file, and what it is: a screen, an entity or the menus. */
export interface Planted {
  readonly kind: string
  readonly text: string
}

/** A rule of the language: a file that breaks it, one that keeps it, and what the checker says of the first. */
export interface Fixture {
  readonly rule: string
  readonly breaks: Planted
  readonly keeps: Planted
  /** The lines of `expected.txt`; empty when it is not written yet. */
  readonly expected: readonly string[]
}

export function readFixtures(): Fixture[] {
  const rules = readdirSync(folder).filter(name => name !== 'world')
  return rules.map(rule => {
    const files = readdirSync(join(folder, rule))
    const read = (name: string) => readFileSync(join(folder, rule, name), 'utf8')
    const planted = (role: string): Planted => {
      const file = files.find(name => name.startsWith(`${role}.`)) ?? `${role}.screen.json`
      return { kind: file.split('.')[1] ?? 'screen', text: read(file) }
    }
    return {
      rule,
      breaks: planted('breaks'),
      keeps: planted('keeps'),
      expected: files.includes('expected.txt') ? read('expected.txt').trim().split('\n') : [],
    }
  })
}

/** The small world, and in it the contracts' common parts of the real one. */
function readWorld(): Map<string, string> {
  const world = join(folder, 'world')
  const files = readdirSync(world, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const read = (path: string) => readFileSync(path, 'utf8')
  const own = files
    .map(file => join(file.parentPath, file.name))
    .map(path => [relative(world, path).replaceAll('\\', '/'), read(path)] as const)
  const common = 'schemas/api/common.json'
  return new Map([...own, [common, read(join(root, common))]])
}

const placeOf = (kind: string): string => places[kind] ?? ''

/** What is wrong in a file, planted into the small world. */
export const issuesOfPlanted = ({ kind, text }: Planted): Issue[] => checkFiles(readWorld().set(placeOf(kind), text), builtInRegistry)

/** What the checker says of it; the file is called by its kind. */
export const checkPlanted = (planted: Planted): string[] =>
  issuesOfPlanted(planted).map(issue => formatIssue(issue).replace(placeOf(planted.kind), `${planted.kind}.json`))
