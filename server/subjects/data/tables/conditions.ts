import type { ForeignColumn, ForeignCondition, ForeignOperator } from '../../../db/foreign'
import { fail } from '../../../util/errors'
import { texts } from '../texts'
import { isNumber } from './column-types'

const SIGNS: Readonly<Record<string, ForeignOperator>> = {
  '>=': 'ge',
  '<=': 'le',
  '<>': 'ne',
  '!=': 'ne',
  '>': 'gt',
  '<': 'lt',
  '=': 'eq',
}
const WORDS: Readonly<Record<string, ForeignOperator>> = {
  ...{ 为空: 'isNull', 不为空: 'isNotNull' },
  ...{ 'is null': 'isNull', 'is not null': 'isNotNull' },
}

type Line = Omit<ForeignCondition, 'number'>

function lineOf(line: string): Line {
  const [, column = '', sign = '', value = ''] = /^(.+?)\s*(>=|<=|<>|!=|>|<|=)\s*(.*)$/.exec(line) ?? []
  const operator = SIGNS[sign]
  if (operator && value !== '') return { column, operator, value }
  const [, named = '', word = ''] = /^(.+?)\s+(为空|不为空|is null|is not null)$/i.exec(line) ?? []
  const other = WORDS[word.toLowerCase()]
  return other
    ? { column: named, operator: other, value: '' }
    : fail(texts.badCondition(line), 500, [{ field: 'conditions', message: texts.badCondition(line) }])
}

/** Conditions as they are typed, one a line: a column, a sign and a value. Fails by the line that says none. */
export const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(lineOf)

/** The same for the columns that the table has. */
export const conditionsOf = (text: string, columns: readonly ForeignColumn[]): readonly ForeignCondition[] =>
  linesOf(text).map(line => ({ ...line, number: isNumber(columnNamed(columns, line.column).type) }))

export const columnNamed = (columns: readonly ForeignColumn[], name: string): ForeignColumn =>
  columns.find(column => column.name === name) ?? fail(texts.noTableColumn(name))
