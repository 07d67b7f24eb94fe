import { expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import type { DefinitionText } from '../model/host'
import { createRenderer } from '../registry'
import { parseDefinition } from '../screen'
import { createScreenReader } from './read-screen'

const entity = { title: '讲师', table: 'course_lecturer', perm: 'lecturer:', fields: { name: { title: '姓名' } } }
const written = (title: string, source = '/course/lecturer') => JSON.stringify({ screen: 'list', title, source })
const text = (file: string, value: unknown): DefinitionText => ({ file, text: typeof value === 'string' ? value : JSON.stringify(value) })

const never = () => expect.fail('no source is made')

function reader(screens: { [id: string]: string }) {
  const parses: string[] = []
  const host = testHost({
    loadScreen: async id => (screens[id] === undefined ? undefined : text(`${id}.json`, screens[id])),
    loadEntity: async base => (base === '/course/lecturer' ? text('entities/course/lecturer.json', entity) : undefined),
  })
  const renderer = createRenderer({
    cells: testCells.all,
    kinds: [{ kind: 'list', load: async () => () => null }],
    sources: [
      {
        source: 'shelf',
        create: never,
        describe: async code =>
          text(`shelf:${code}`, { screen: 'list', title: '架', source: { data: [] }, fields: { name: { title: '名' } } }),
      },
      {
        source: 'data',
        create: never,
      },
      {
        source: 'rest',
        create: never,
      },
    ],
  })
  const { read } = createScreenReader(renderer, host, definition => {
    parses.push(definition.file)
    return parseDefinition(definition)
  })
  return { read, parses }
}

it('parses the texts of a screen once when it is opened, by its page and its title at once, and not when it is opened again', async () => {
  const { read, parses } = reader({ lecturers: written('讲师') })
  const [page, title] = await Promise.all([read('lecturers'), read('lecturers')])
  expect(page).toEqual({ screen: expect.objectContaining({ id: 'lecturers', title: expect.objectContaining({ text: '讲师' }) }) })
  expect(title).toBe(page)
  expect(await read('lecturers')).toBe(page)
  expect(parses).toEqual(['lecturers.json', 'entities/course/lecturer.json'])
})

it('shows a screen that was edited as it is now, and parses of it only what is new', async () => {
  const screens = { lecturers: written('讲师') }
  const { read, parses } = reader(screens)
  await read('lecturers')
  parses.length = 0
  screens.lecturers = written('教师')
  expect(await read('lecturers')).toMatchObject({ screen: { title: { text: '教师' } } })
  expect(parses).toEqual(['lecturers.json'])
})

it('parses an entity once for all screens over it', async () => {
  const { read, parses } = reader({ one: written('甲'), two: written('乙') })
  expect([await read('one'), await read('two')]).toMatchObject([
    { screen: { title: { text: '甲' } } },
    { screen: { title: { text: '乙' } } },
  ])
  expect(parses).toEqual(['one.json', 'entities/course/lecturer.json', 'two.json'])
})

it('parses what a source describes once, under its own name and below a screen', async () => {
  const { read, parses } = reader({ mine: written('我的', 'shelf:7') })
  await read('shelf:7')
  await read('mine')
  await read('mine')
  expect(parses).toEqual(['shelf:7', 'mine.json'])
})

it('keeps what is wrong with a screen as well', async () => {
  const { read, parses } = reader({ broken: '{' })
  const first = await read('broken')
  expect(first).toMatchObject({ issues: [{ code: 'JSON_SYNTAX' }] })
  expect(await read('broken')).toBe(first)
  expect(parses).toEqual(['broken.json'])
})

it('throws for a screen that there is not', async () => {
  await expect(reader({}).read('none')).rejects.toMatchObject({ code: 'MODULE_NOT_FOUND' })
})

it('looks at the shape of a text unless that came checked', async () => {
  const wrong = written('讲师').replace('"screen"', '"collumns":[],"screen"')
  const host = (checked: boolean) =>
    testHost({ loadScreen: async id => ({ ...text(`${id}.json`, wrong), checked }), loadEntity: async () => undefined })
  const renderer = createRenderer({ cells: testCells.all, kinds: [{ kind: 'list', load: async () => () => null }] })
  const seen = async (checked: boolean) => {
    const outcome = await createScreenReader(renderer, host(checked)).read('lecturers')
    return 'issues' in outcome ? outcome.issues.flatMap(({ path }) => path) : outcome.screen.id
  }
  expect(await seen(false)).toContain('collumns')
  expect(await seen(true)).not.toContain('collumns')
})

it('says what is wrong with a text that came checked and cannot be read all the same', async () => {
  const renderer = createRenderer({ cells: testCells.all, kinds: [{ kind: 'list', load: async () => () => null }] })
  const damaged = { ...text('lecturers.json', { scren: 'list', title: '讲师' }), checked: true }
  const host = testHost({ loadScreen: async () => damaged, loadEntity: async () => undefined })
  const outcome = await createScreenReader(renderer, host).read('lecturers')
  expect('issues' in outcome && outcome.issues.flatMap(({ path }) => path)).toContain('scren')
})
