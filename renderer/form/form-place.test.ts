import { expect, it } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { fieldModel } from '../../tests/helpers/models'
import { evaluate, parseExpression } from '../expression'
import type { Expression } from '../model/expression'
import { placeScope } from './form-place'

const expression = (text: string) => (parseExpression(text) as { expression: Expression }).expression

it('shows computed fields of rows to expressions of their record', () => {
  const fields = [
    fieldModel('lines', {
      kind: 'rows',
      fields: [fieldModel('net', { value: expression('gross - form.off') }), fieldModel('gross', { value: expression('price * count') })],
    }),
  ]
  const values = { off: 1, lines: [{ price: 10, count: 2 }] }
  const place = { user: testHost().user, route: {}, row: {}, fields }
  const read = (text: string) => evaluate(expression(text), placeScope(values, place))
  expect([read('sum(lines, line => line.net)'), read('sum(form.lines, line => line.gross)')]).toEqual([19, 20])
  expect(values.lines).toEqual([{ price: 10, count: 2 }])
})
