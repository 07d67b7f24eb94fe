import { expect, it } from 'vitest'
import { formatIssue, makeIssue, remedyIn } from './issues'

const position = { file: 'a.json', line: 3, column: 7 }
const unknownKey = (key: string, known: readonly string[]) => makeIssue('SCREEN_UNKNOWN_KEY', { path: [] }, '$', key, known).message

it.each([
  ['titel', ['title', 'name'], '$: unknown key "titel". Did you mean "title"?'],
  ['zebra', ['title', 'name'], '$: unknown key "zebra". It can have "title", "name".'],
  ['zebra', [...'abcdefgh'], '$: unknown key "zebra". It can have "a", "b", "c", "d", "e", "f", "g", "h".'],
  ['zebra', [...'abcdefghi'], '$: unknown key "zebra".'],
  ['zebra', [], '$: unknown key "zebra".'],
  ['zebra', ['title'], '$: unknown key "zebra". It can have "title".'],
  ['z'.repeat(80), [], `$: unknown key "${'z'.repeat(80)}".`],
  [`${'y'.repeat(80)}z`, [], `$: unknown key "${'y'.repeat(80)}…".`],
])('says of the key %s, where %j are known: %s', (key, known, message) => {
  expect(unknownKey(key, known)).toBe(message)
})

it('says where something is wrong, where that is known', () => {
  const issue = makeIssue('JSON_COMMENT', { path: ['a'], position })
  expect(formatIssue(issue)).toBe('a.json:3:7 JSON_COMMENT comments are not part of JSON')
  expect(formatIssue({ ...issue, position: undefined })).toBe('JSON_COMMENT comments are not part of JSON')
})

it.each([
  ['"titel" is unknown. Did you mean "title"?', { words: ['titel'], instead: 'title' }],
  ['"titel" beside "title" and "na\\"me". Did you mean "title"?', { words: ['titel', 'na"me'], instead: 'title' }],
  ['It is unknown. Did you mean "title"?', { words: [], instead: 'title' }],
  ['Did you mean "title"? It is unknown.', undefined],
  ['"titel" is unknown.', undefined],
])('finds in %s what to write', (message, remedy) => {
  expect(remedyIn(message)).toEqual(remedy)
})
