import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInRegistry, entityRegistry, formatIssue, ISSUES, loadEntity, loadScreen } from '../../renderer/core'
import { checkPlanted, readFixtures } from './fixtures'

const root = join(import.meta.dirname, '../..')
const fixtures = readFixtures()

describe('the checker', () => {
  it.each(fixtures)('tells the exact place when a file breaks $rule', ({ breaks, expected }) => {
    expect(checkPlanted(breaks)).toEqual(expected)
  })

  it.each(fixtures)('says nothing when a file keeps $rule', ({ keeps }) => {
    expect(checkPlanted(keeps)).toEqual([])
  })

  it('has a planted mistake for every code but the one for texts of megabytes', () => {
    const told = new Set(fixtures.flatMap(({ expected }) => expected.map(line => line.split(' ')[1])))
    expect(Object.keys(ISSUES).filter(code => !told.has(code))).toEqual(['JSON_TOO_LONG'])
  })

  it('refuses a text of megabytes', () => {
    const { issues } = loadEntity({ file: 'x.json', text: ' '.repeat(2_000_001), registry: entityRegistry })
    expect(issues.map(formatIssue)).toEqual(['x.json:1:1 JSON_TOO_LONG the text is longer than 2000000 characters'])
  })
})

describe('the pipeline', () => {
  it('fills in what the author left out of a widget in a cell', () => {
    const field = { title: '完成度', type: 'slot', props: { widget: 'meter', props: { max: 50 } } }
    const text = JSON.stringify({ screen: 'list', title: '甲', source: '/a', fields: { done: field } })
    const { screen, issues } = loadScreen({ id: 'a', file: 'a.json', text, registry: builtInRegistry })
    expect(issues).toEqual([])
    expect(screen?.fields[0]?.settings).toEqual({ widget: 'meter', props: { max: 50, unit: '%' } })
  })

  const words = Object.keys(JSON.parse(readFileSync(join(root, 'schemas/meta/screen.schema.json'), 'utf8')).properties as object)
  const fieldWords = ['title', 'type', 'dict', 'options', 'in', 'query', 'rules', 'visible', 'value', 'fields', 'on', 'props', 'default']
  const key = fc.oneof(
    fc.constantFrom(...words, ...fieldWords, 'do', 'request', 'group', 'tabs', 'row', 'toolbar', '__proto__', 'constructor'),
    fc.string(),
  )
  const { json } = fc.letrec(tie => ({
    json: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('list', 'page', '/a/b', 'online:x', '...', '{{ a', 'GET /a', 'add', true, false, null, 0, -1, 1.5),
      fc.string(),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(key, tie('json'), { maxKeys: 6 }),
    ),
  }))

  it('gives issues for any JSON and never throws', () => {
    fc.assert(
      fc.property(json, json, (screen, entity) => {
        const text = JSON.stringify(screen)
        const found = loadScreen({
          id: 'a',
          file: 'a.json',
          text,
          entity: { file: 'e.json', text: JSON.stringify(entity) },
          registry: builtInRegistry,
        })
        expect(found.screen === undefined).toBe(found.issues.length > 0)
        const { entity: model, issues } = loadEntity({ file: 'e.json', text: JSON.stringify(entity), registry: entityRegistry })
        expect(model === undefined).toBe(issues.length > 0)
      }),
      { numRuns: 500 },
    )
  })

  it('gives issues for any screen that has the right keys at the top and never throws', () => {
    const screen = fc.record(Object.fromEntries(words.map(word => [word, json])), { requiredKeys: [] })
    fc.assert(
      fc.property(screen, value => {
        const whole = { screen: 'list', title: 'a', source: '/a', ...value }
        const { issues } = loadScreen({ id: 'a', file: 'a.json', text: JSON.stringify(whole), registry: builtInRegistry })
        for (const issue of issues) expect(formatIssue(issue)).toMatch(/^a\.json:\d+:\d+ [A-Z_]+ ./)
      }),
      { numRuns: 500 },
    )
  })

  it('gives issues for any text and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[[\]{}":,a1/*\s]*$/)), text => {
        expect(loadScreen({ id: 'a', file: 'a.json', text, registry: builtInRegistry }).issues.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['course/lecturer', 'system/user', 'system/role-grant'])('makes the model of %s', async id => {
    const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') })
    const entity = id.startsWith('course/') ? { entity: read(`schemas/entities/${id}.json`) } : {}
    const { screen } = loadScreen({ id, ...read(`schemas/screens/${id}.json`), ...entity, registry: builtInRegistry })
    await expect(`${JSON.stringify(screen, null, 2)}\n`).toMatchFileSnapshot(`generated/${id.replace('/', '-')}.json`)
  })
})
