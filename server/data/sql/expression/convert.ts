import type { ValueDialect } from '../dialect'
import type { ColumnShape, Typed } from '../types'

export const NOTHING: Typed = { kind: 'null', sql: 'null', literal: null }

export const text = (sql: string): Typed => ({ kind: 'text', sql })
export const number = (sql: string): Typed => ({ kind: 'number', sql })
export const computed = (sql: string): Typed => ({ kind: 'number', sql, computed: true })
/** A number made of another one without a change of its digits. */
export const numberLike = (value: Typed, sql: string): Typed => (value.computed ? computed(sql) : number(sql))
export const boolean = (sql: string): Typed => ({ kind: 'boolean', sql })
export const exact = (sql: string, digits: number): Typed => ({ kind: 'exact', sql, digits })

/** Changes between the kinds of values, as the expression language makes them. */
export const conversions = (dialect: ValueDialect) => {
  const self = {
    /** A column as expressions see it. */
    column(sql: string, { type, digits = 2 }: ColumnShape): Typed {
      switch (type) {
        case 'whole':
          return exact(sql, 0)
        case 'decimal':
          return exact(sql, digits)
        case 'date':
          return { kind: 'text', sql: dialect.moment.dateText(sql), moment: { sql: `cast(${sql} as timestamp)`, timed: false } }
        case 'datetime':
          return { kind: 'text', sql: dialect.moment.timeText(sql), moment: { sql, timed: true } }
        default:
          return { kind: type, sql }
      }
    },
    /** The number that a value is or spells; null when it is none. */
    number(value: Typed): string {
      if (value.quotient) return dialect.number.quotient(value.quotient, value.sql)
      return value.computed ? dialect.number.toResult(value.sql) : self.raw(value)
    },
    /** The same with the digits that it was computed with. */
    raw({ kind, sql }: Typed): string {
      if (kind === 'exact') return `cast(${sql} as double)`
      if (kind === 'boolean') return `cast(${sql} as double)`
      if (kind === 'null') return 'cast(null as double)'
      return kind === 'number' ? sql : dialect.text.number(sql)
    },
    /** An operand of arithmetic: what is not there counts as 0. */
    operand(value: Typed): string {
      if (value.kind !== 'text') return `coalesce(${self.raw(value)}, 0)`
      return `case when ${value.sql} is null or ${value.sql} = '' then 0 else ${self.number(value)} end`
    },
    /** What leaves arithmetic. */
    toResult: (value: Typed): Typed => (value.computed ? number(self.number(value)) : value),
    /** The text of a value; '' of null. */
    text(value: Typed): string {
      const { kind, sql, digits = 0 } = self.toResult(value)
      if (kind === 'null') return "''"
      if (kind === 'text') return `coalesce(${sql}, '')`
      if (kind === 'boolean') return `case when ${sql} is null then '' when ${sql} then 'true' else 'false' end`
      return `coalesce(${kind === 'number' ? dialect.number.text(sql) : dialect.number.exactText(sql, digits)}, '')`
    },
    /** Whether a value counts as true. */
    truth(value: Typed): string {
      const { kind, sql } = self.toResult(value)
      if (kind === 'null') return 'false'
      if (kind === 'boolean') return `coalesce(${sql}, false)`
      return `coalesce(${sql} <> ${kind === 'text' ? "''" : '0'}, false)`
    },
    isEmpty({ kind, sql }: Typed): string {
      return kind === 'text' ? `coalesce(${sql} = '', true)` : `${sql} is null`
    },
    exact: (value: Typed, digits: number): string => `cast(${value.sql} as decimal(38, ${digits}))`,
    /** Several values as ones of one kind; undefined where they have none in common. */
    unify(values: readonly Typed[]): readonly Typed[] | undefined {
      const kinds = new Set(values.map(({ kind }) => kind).filter(kind => kind !== 'null'))
      if (kinds.size <= 1 && !kinds.has('exact')) return values.map(self.toResult).map(({ moment: _, literal: __, ...value }) => value)
      const digits = Math.max(...values.map(value => value.digits ?? 0))
      if (kinds.size <= 1) return values.map(value => (value.kind === 'null' ? value : exact(self.exact(value, digits), digits)))
      const numeric = [...kinds].every(kind => kind === 'exact' || kind === 'number')
      return numeric ? values.map(value => number(self.number(value))) : undefined
    },
  }
  return self
}

export type Conversions = ReturnType<typeof conversions>
