import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../steps.mjs'
import { unitsOfWhole } from '../whole.mjs'
import { DEFECTS, type Defect } from './defects'
import { withDefect } from './plant'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

describe.each(DEFECTS.map(defect => [defect.name, defect] as const))('the planted defect %s', (_, defect) => {
  it('has its one place', () => {
    const text = textOf(defect.file)
    expect(withDefect(text, defect)).not.toBe(text)
  })

  it('is to be found by a test that decides about a merge', () => {
    const { file, test } = defect.foundBy
    expect(existsSync(join(root, file)), file).toBe(true)
    expect(unitsOfWhole(root).filter(left => file.startsWith(left))).toEqual([])
    expect(test).not.toBe('')
  })
})

it('no two planted defects have one name', () => {
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length)
})

it.each([
  ['no place any more', 'const b = 2'],
  ['2 places', 'a = 1; a = 1'],
])('a text with %s for a defect is an error that names it', (said, text) => {
  const defect: Defect = { name: 'x', what: '', file: 'a.ts', find: 'a = 1', replace: 'a = 2', foundBy: { file: '', test: '' } }
  expect(() => withDefect(text, defect)).toThrow(`x: a.ts has ${said} for the defect: "a = 1"`)
})
