import { expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { fieldModel } from '../../tests/helpers/models'
import { withoutSecrets, withSecretsOfRows } from './draft-secrets'

const fields = new Map(
  [
    fieldModel('name', {}),
    fieldModel('word', { type: 'password' }),
    fieldModel('headers', { type: 'textarea', secret: true }),
    fieldModel('steps', { type: 'grid', kind: 'rows', fields: [fieldModel('title', {}), fieldModel('parameter', { secret: true })] }),
  ].map(field => [field.name, field]),
)
const steps = [
  { id: '1', title: 'a', parameter: 'x' },
  { title: 'b', parameter: 'y' },
]

it('a draft keeps no secret field, and none of its rows', () => {
  const values = { name: 'n', word: 'w', headers: 'h', steps, other: 1 }
  expect(withoutSecrets(testCells, fields, values)).toEqual({ name: 'n', steps: [{ id: '1', title: 'a' }, { title: 'b' }], other: 1 })
})

it('rows of a draft get back what stands in the form', () => {
  const draft = { name: 'n', steps: [{ title: 'b' }, { id: '1', title: 'c' }] }
  expect(withSecretsOfRows(testCells, fields, draft, { steps })).toEqual({
    name: 'n',
    steps: [
      { title: 'b', parameter: undefined },
      { id: '1', title: 'c', parameter: 'x' },
    ],
  })
})
