import { describe, expect, it } from 'vitest'
import { createScope } from './scope'
import { parseTemplate } from './template'
import { evaluateTree, isTemplate, namesInTree } from './template-tree'

const template = (text: string) => {
  const parsed = parseTemplate(text)
  if (!('template' in parsed)) throw new Error(text)
  return parsed.template
}

describe('evaluateTree', () => {
  it.each([
    [template('{{ id }}'), 7],
    [template('no {{ id }}'), 'no 7'],
    [
      { ids: [template('{{ id }}'), 'x'], deep: { status: 2, none: null } },
      { ids: [7, 'x'], deep: { status: 2, none: null } },
    ],
    ['plain', 'plain'],
    [null, null],
  ])('replaces every template of %j', (given, wanted) => {
    expect(evaluateTree(given, createScope({ id: 7 }))).toEqual(wanted)
  })
})

describe('isTemplate', () => {
  it.each([
    [template('a'), true],
    [{ text: 'a' }, false],
    [{ text: 1, parts: [] }, false],
    ['a', false],
    [null, false],
  ])('%j: %s', (given, wanted) => {
    expect(isTemplate(given)).toBe(wanted)
  })
})

describe('namesInTree', () => {
  it.each([
    [template('a {{ id }} b {{ user.name }}'), ['id', 'user.name']],
    [{ ids: [template('{{ id }}'), 'x', null, 1], deep: { status: template('{{ status }}') } }, ['id', 'status']],
    ['plain', []],
    [null, []],
  ])('of %j are %j', (given, wanted) => {
    expect(namesInTree(given).map(({ path }) => path.join('.'))).toEqual(wanted)
  })
})
