import { afterEach, expect, it } from 'vitest'
import { counted, followLanguage, inLanguages, type Language } from './language'

let current: Language = 'zh'
followLanguage(() => current)
afterEach(() => {
  current = 'zh'
})

const texts = inLanguages(
  {
    save: '保存',
    rows: (count: number) => `${count} 行`,
    pair: ['是', '否'],
    dialog: { title: '提示' },
  },
  {
    save: 'Save',
    rows: count => counted(count, 'row'),
    pair: ['Yes', 'No'],
    dialog: { title: 'Note' },
  },
)

it('reads the language at each look where one process serves several people', () => {
  const { dialog } = texts
  expect([texts.save, texts.rows(2), texts.pair, dialog.title]).toEqual(['保存', '2 行', ['是', '否'], '提示'])
  current = 'en'
  expect([texts.save, texts.rows(2), texts.pair, dialog.title]).toEqual(['Save', '2 rows', ['Yes', 'No'], 'Note'])
})

it('gives the texts as an object that lists and copies like any other', () => {
  expect(Object.keys(texts)).toEqual(['save', 'rows', 'pair', 'dialog'])
  current = 'en'
  expect({ ...texts }.save).toBe('Save')
})

it.each([
  [0, 'rows'],
  [1, 'row'],
  [2, 'rows'],
] as const)('counts %i %s', (count, noun) => {
  expect(counted(count, 'row')).toBe(`${count} ${noun}`)
})

it('takes the plural of a noun that has one of its own', () => {
  expect([counted(1, 'entry', 'entries'), counted(3, 'entry', 'entries')]).toEqual(['1 entry', '3 entries'])
})
