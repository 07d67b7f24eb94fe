import { expect, it } from 'vitest'
import { fieldModel } from '../../tests/helpers/models'
import { type CardPlace, cardFields, isLong } from './card-fields'

const level = fieldModel('level', { dict: 'level' })
const name = fieldModel('name')
const mobile = fieldModel('mobile')
const fee = fieldModel('fee')
const note = fieldModel('note')
const status = fieldModel('status', { options: [{ value: '1', text: '正常' }] })
const columns = [level, name, mobile, fee, note, status]
const secret = fieldModel('secret', { in: ['form'] })

const shown = (place: Partial<CardPlace>) => {
  const { title, state, facts } = cardFields({ fields: [...columns, secret], columns, cards: {}, opens: true, ...place })
  return [title?.name, state?.name, facts.map(field => field.name).join(' ')]
}

it.each<[string, Partial<CardPlace>, (string | undefined)[]]>([
  ['the first text, the last choice and the next two columns', {}, ['name', 'status', 'level mobile']],
  ['every column where nothing shows the rest', { opens: false }, ['name', 'status', 'level mobile fee note']],
  ['what the screen says', { cards: { title: 'mobile', facts: ['secret'], state: 'level' } }, ['mobile', 'level', 'secret']],
  ['the columns as the user arranged them', { columns: [fee, name] }, ['fee', undefined, 'name']],
  ['a choice where there is nothing else', { columns: [level] }, ['level', undefined, '']],
  ['no picture', { columns: [name, fieldModel('photo', { type: 'image' }), fee] }, ['name', undefined, 'fee']],
  ['nothing without columns', { columns: [] }, [undefined, undefined, '']],
])('shows %s', (_, place, want) => {
  expect(shown(place)).toEqual(want)
})

it.each([
  ['a wide column', fieldModel('reason', { width: 240 }), true],
  ['a longer text', fieldModel('reason', { type: 'textarea' }), true],
  ['a column of the usual width', fieldModel('reason', { width: 120 }), false],
  ['a share of the width', fieldModel('reason', { width: '50%' }), false],
])('gives a line of its own to %s: %#', (_, field, long) => expect(isLong(field)).toBe(long))
