import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const filesOf = (...folders: string[]) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => /[.]tsx?$/.test(file) && !/[.]test[.]|\/generated\//.test(file))
const linesWith = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap(file =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  )

/** A set of functions, by itself or in a map. */
const FUNCTIONS = /Set<\([^<>]*\) => (void|unknown)/
/** A ref that a component or a hook writes in its own body. */
const WRITTEN_WHILE_DRAWING = /^ {2}\w+\.current = /
/** A spread of one value unless it is undefined. */
const SPREAD_UNLESS_UNDEFINED = /\.\.\.\(([\w.]+) (?:!== undefined && |=== undefined \? \{\} : )\{ (?:'?[\w-]+'?: )?\1 \}\)/

describe('what is done in many places is done one way', () => {
  it('listeners are kept by the store', () => {
    const files = filesOf('renderer', 'src', 'server').filter(file => file !== 'renderer/model/store.ts')
    expect(files.length).toBeGreaterThan(1000)
    expect(linesWith(FUNCTIONS, files)).toEqual([])
    expect(linesWith(FUNCTIONS, ['renderer/model/store.ts'])).toHaveLength(1)
  })

  it('what may be undefined is given as it is, or by defined()', () => {
    expect(linesWith(SPREAD_UNLESS_UNDEFINED, filesOf('renderer', 'src', 'server'))).toEqual([])
    expect(
      ['...(a.b !== undefined && { b: a.b })', '...(a === undefined ? {} : { a })'].every(text => SPREAD_UNLESS_UNDEFINED.test(text)),
    ).toBe(true)
    expect(SPREAD_UNLESS_UNDEFINED.test('...(width !== undefined && { width: bound(width) })')).toBe(false)
  })

  it('the latest value is kept by its hook, not by a ref that is written while drawing', () => {
    expect(linesWith(WRITTEN_WHILE_DRAWING, filesOf('renderer', 'src'))).toEqual([])
    expect(WRITTEN_WHILE_DRAWING.test('  latest.current = value')).toBe(true)
  })

  it('the rows of a list come to a reader by the list: what is asked of an entity elsewhere is asked of those', () => {
    const placesOf = (pattern: RegExp) =>
      [...new Set(linesWith(pattern, filesOf('server')).map(place => place.replace(/:\d+$/, '')))].filter(
        place => !place.startsWith('server/records/'),
      )
    expect(placesOf(/\blistSpec\(/)).toEqual([
      'server/sheets/records/lines.ts',
      // The columns alone.
      'server/subjects/analysis/sources.ts',
      'server/subjects/entities/handlers.ts',
      'server/subjects/entities/index.ts',
      'server/subjects/entities/write-context.ts',
      'server/subjects/online-forms/run/standing.ts',
    ])
    expect(placesOf(/\bas ReaderRows\b/)).toEqual(['server/query/catalog/readable.ts'])
    // Accounts, roles, departments and what the administration keeps besides: no rule binds there.
    expect(placesOf(/\bopenRows\(/)).toEqual(['server/subjects/analysis/sources.ts', 'server/subjects/statistics/index.ts'])
  })

  it('what a list is ordered and asked by is read in one place: its words tell which', () => {
    const files = filesOf('server').filter(file => !/^server\/util\/(errors|texts)\.ts$/.test(file))
    const places = linesWith(/unknownSortColumn\(/, files).map(place => place.replace(/:\d+$/, ''))
    expect(places).toEqual(['server/query/analysis.ts', 'server/query/conditions/conditions.ts'])
  })
})
