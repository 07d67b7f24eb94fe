import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { builtInRegistry } from '../renderer/core'
import { type Asked, makeFrame } from './new/frame'
import { knownTypes, root, tools, typeCheck } from './steps.mjs'

/** A copy of the tree, in which frames may be made. */
const copy = mkdtempSync(join(tmpdir(), 'weft-frames-'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })

function runIn(given: Readonly<Record<string, string>>, tool: string, ...args: string[]) {
  // A test of a test is no test of this one: vitest's own variables stay outside.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name)))
  const env = { ...own, ...given }
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { cwd: copy, encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

const run = (tool: string, ...args: string[]) => runIn({}, tool, ...args)

/** Files of the copy that are not as they are in the tree. */
const differing = () =>
  readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(copy, join(entry.parentPath, entry.name)))
    .filter(
      file =>
        !file.startsWith('.cache/') &&
        !(existsSync(join(root, file)) && readFileSync(join(root, file)).equals(readFileSync(join(copy, file)))),
    )

/** Names of tests but those of `cell-places.test.tsx` of cells that are in the tree already: they begin with the type. */
const NOT_OF_KNOWN_CELLS = `^(?!(?:${builtInRegistry.cells.map(({ type }) => type).join('|')}) )`

/** Milliseconds that end what hangs. */
const PATIENCE = 600_000

const create = (...asked: string[]) => run(tools.tsx, 'scripts/new.ts', ...asked)
const read = (file: string) => readFileSync(join(copy, file), 'utf8')

/** Made by what the command calls; the command then makes the first one, and anew what follows from all of them. */
const OTHERS: readonly Asked[] = [
  { kind: 'action', name: 'archiveRow', title: '归档' },
  { kind: 'widget', name: 'oneText', title: '一段文字' },
  { kind: 'screen', name: 'course/overview', title: '课程概览', menu: '/course' },
  { kind: 'entity', name: 'course/lessonPlan', title: '教案' },
  { kind: 'module', name: 'pay-roll', title: 'Pay roll' },
]

beforeAll(() => {
  for (const file of files.split('\0').filter(each => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // In the copy the compiler reads what differs, and what depends on it.
  if (existsSync(join(root, knownTypes))) cpSync(join(root, knownTypes), join(copy, knownTypes))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a frame', () => {
  it.each(OTHERS)('of $kind $name is made', asked => {
    const { made, changed, next } = makeFrame(copy, asked)
    expect(made.filter(file => !existsSync(join(copy, file)))).toEqual([])
    expect(next).not.toEqual([])
    const { status, output } = run(tools.biome, 'check', '--write', '--no-errors-on-unmatched', ...made, ...changed)
    expect(status, output).toBe(0)
  })

  it('of a cell is made by the command, which says what it made and what is next', () => {
    const { status, output } = create('cell', 'percent_value', '--title', '百分比')
    expect(status, output).toBe(0)
    expect(output).toContain('  made     renderer/cells/percent_value/definition.ts\n')
    expect(output).toContain('  changed  renderer/cells/index.ts\n')
    expect(output).toContain('\nNext: ')
  })

  it.each([
    ['generated files', tools.tsx, ['generators/main.ts', '--check']],
    ['rooms', tools.depcruise, ['renderer', 'server', 'tests', '--config', '.dependency-cruiser.cjs']],
    // Packages stand where they stand in the tree, though a link leads there.
    ['types', tools.tsc, [...typeCheck, '--preserveSymlinks']],
    ['screens', tools.tsx, ['scripts/check-screens.ts']],
  ])(
    'passes the check of %s',
    (_, tool, args) => {
      const { status, output } = run(tool, ...args)
      expect(status, output).toBe(0)
    },
    PATIENCE,
  )

  it('passes the check of format and lint', () => {
    const files = differing()
    expect(files).toEqual(expect.arrayContaining(['renderer/cells/percent_value/view.tsx', 'server/app/modules.ts']))
    const { status, output } = run(tools.biome, 'check', '--no-errors-on-unmatched', '--error-on-warnings', ...files)
    expect(status, output).toBe(0)
  })

  it(
    'passes its own tests, and those of the places of all cells',
    async () => {
      const env = { NO_COLOR: '1', TEST_DATABASE_URL: await (await fetch(inject('databaseDoor'))).text() }
      const own = ['percent-value', 'archive-row', 'one-text', 'pay-roll']
      const all = ['docs.test.ts', 'screens.test.ts', 'cell-places.test.tsx'].map(file => `tests/screens/${file}`)
      const { status, output } = runIn(env, tools.vitest, 'run', '--max-workers', '1', ...own, ...all, '-t', NOT_OF_KNOWN_CELLS)
      expect(status, output).toBe(0)
      expect(output).toMatch(/Test Files {2}.*\b7 passed/)
    },
    PATIENCE,
  )

  it('stands where it is found', () => {
    expect(read('renderer/cells/index.ts')).toContain("export { percentValue } from './percent_value/view'")
    expect(read('docs/screens.md')).toContain('| `percent_value` |')
    expect(read('tests/helpers/cell-samples.ts')).toContain("type: 'percent_value'")
    const course = (JSON.parse(read('schemas/menus.json')) as { url: string; children?: object[] }[]).find(({ url }) => url === '/course')
    expect(course?.children?.slice(-2)).toMatchObject([
      { name: '课程概览', url: '/course/overview', component: 'screens/course/overview' },
      { name: '教案', component: 'screens/course/lessonPlan', perm: 'courseLessonPlan:' },
    ])
  })
})

describe('what cannot be made', () => {
  it.each<[Asked, string]>([
    [{ kind: 'cel', name: 'percent' }, 'There is no frame "cel". Did you mean "cell"?'],
    [
      { kind: 'cell', name: 'Percent-Of' },
      '"Percent-Of" is no name of a cell type: small letters and digits, words joined by _. The nearest is "percent_of".',
    ],
    [{ kind: 'cell', name: 'rate' }, 'A cell type "rate" is there already (renderer/cells/rate). "rate2" is free.'],
    [{ kind: 'cell', name: 'text' }, 'A cell type "text" is there already (renderer/cells/input). "text2" is free.'],
    [{ kind: 'action', name: 'deleteBatch' }, 'An action "deleteBatch" is there already (renderer/actions/built-in/delete-batch.ts).'],
    [{ kind: 'widget', name: 'chosen-list' }, 'The nearest is "chosenList".'],
    [
      { kind: 'screen', name: 'course' },
      '"course" is no name of a screen: its area and its name, such as course/lesson, in small letters.',
    ],
    [{ kind: 'screen', name: 'course/syllabus', menu: '/cuorse' }, 'There is no menu "/cuorse". Did you mean "/course"?'],
    [{ kind: 'entity', name: 'course/lecturer' }, 'An entity "course/lecturer" is there already (schemas/entities/course/lecturer.json).'],
    [{ kind: 'entity', name: 'market/stall' }, 'There is no menu "/market".'],
    [{ kind: 'module', name: 'roles' }, 'A module "roles" is there already (server/subjects/roles).'],
  ])('says why: %j', (asked, message) => {
    expect(() => makeFrame(copy, asked)).toThrow(message)
  })

  it('ends the command with the reason', () => {
    const { status, output } = create('cel', 'percent')
    expect(output).toContain('There is no frame "cel". Did you mean "cell"?')
    expect(status).toBe(1)
  })

  it('is a kind without a name', () => {
    const { status, output } = create('cell')
    expect(output).toContain('One kind and one name are wanted.')
    expect(status).toBe(1)
  })

  it('writes over nothing', () => {
    const test = 'renderer/cells/later/later.test.tsx'
    mkdirSync(dirname(join(copy, test)), { recursive: true })
    cpSync(join(copy, 'LICENSE'), join(copy, test))
    expect(() => makeFrame(copy, { kind: 'cell', name: 'later' })).toThrow(`${test} exists; nothing was made.`)
    expect(read(test)).toBe(read('LICENSE'))
    expect(existsSync(join(copy, 'renderer/cells/later/definition.ts'))).toBe(false)
  })
})
