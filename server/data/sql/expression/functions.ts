import type { Typed } from '../types'
import type { Context } from './context'
import { boolean, NOTHING, number, text } from './convert'
import { dateFunctions } from './functions-dates'
import { numberFunctions } from './functions-numbers'
import { texts } from './texts'

export type SqlFunction = (args: readonly Typed[], context: Context) => Typed

function ofText(work: (text: string, context: Context, second: string, third: string) => Typed): SqlFunction {
  return ([value = NOTHING, second = NOTHING, third = NOTHING], context) =>
    work(context.share(context.text(value)), context, context.share(context.text(second)), context.share(context.text(third)))
}

const slice: SqlFunction = ([value = NOTHING, from = NOTHING, to], context) => {
  const place = (given: Typed) => (typeof given.literal === 'number' ? Math.trunc(given.literal) : context.refuse(texts.constant('slice')))
  return text(context.dialect.text.slice(context.share(context.text(value)), place(from), to === undefined ? undefined : place(to)))
}

const replace: SqlFunction = ofText((value, { dialect }, from, to) =>
  text(`case when ${from} = '' then ${value} else ${dialect.text.replace(value, from, to)} end`),
)

/** The first value that is not empty. */
const coalesce: SqlFunction = (args, context) => {
  const alike = context.unify(args) ?? context.refuse(texts.mixedKinds)
  const cases = alike.map(value => `when not (${context.isEmpty(value)}) then ${value.sql}`)
  const shape = alike.find(({ kind }) => kind !== 'null') ?? NOTHING
  return { ...shape, sql: `case ${cases.join(' ')} end` }
}

const NO = ['0', 'false', 'N', 'n', 'no', '']

const bool: SqlFunction = ([value = NOTHING], context) => {
  if (value.kind !== 'text') return boolean(context.truth(value))
  return boolean(`coalesce(${value.sql} not in (${NO.map(word => `'${word}'`).join()}), false)`)
}

const includes: SqlFunction = ([value = NOTHING, part = NOTHING], context) =>
  value.kind === 'text'
    ? boolean(`coalesce(${context.dialect.text.has(value.sql, context.text(part))}, false)`)
    : context.refuse(texts.noLists)

/** What expressions over sheets may call: the functions of the expression language that are about single values. */
export const sqlFunctions: Readonly<Record<string, SqlFunction>> = {
  lower: ofText((value, { dialect }) => text(dialect.text.lower(value))),
  upper: ofText((value, { dialect }) => text(dialect.text.upper(value))),
  trim: ofText((value, { dialect }) => text(dialect.text.trim(value))),
  contains: ofText((value, { dialect }, part) => boolean(dialect.text.has(value, part))),
  startsWith: ofText((value, { dialect }, part) => boolean(dialect.text.starts(value, part))),
  endsWith: ofText((value, { dialect }, part) => boolean(dialect.text.ends(value, part))),
  replace,
  concat: (args, context) => text(`(${args.map(value => context.text(value)).join(' || ')})`),
  slice,
  includes,
  len: ([value = NOTHING], context) => number(`cast(${context.dialect.text.length(context.share(context.text(value)))} as double)`),
  text: ([value = NOTHING], context) => text(context.text(value)),
  bool,
  empty: ([value = NOTHING], context) => boolean(context.isEmpty(value)),
  coalesce,
  ...numberFunctions,
  ...dateFunctions,
}
