import type { Expression } from '../model/expression'
import { evaluate } from './evaluate'
import { createScope } from './scope'

type Values = { readonly [name: string]: unknown }

/** What is needed of a field to compute a record. */
export interface Computable {
  readonly name: string
  readonly kind: string
  readonly value?: Expression | undefined
  /** The fields of its rows. */
  readonly fields?: readonly Computable[] | undefined
}

const holdsComputed = ({ kind, fields = [] }: Computable): boolean => kind === 'rows' && fields.some(({ value }) => value !== undefined)

const named = ({ value }: Computable) => value?.names ?? []

/** Names of the record that the field reads: `form.total` out of a row, `total` or `form.total` of the record itself. */
function readsOf(field: Computable): readonly string[] {
  if (field.value !== undefined) return named(field).map(({ root, path }) => (root === 'form' ? (path[1] ?? root) : root))
  return (field.fields ?? []).flatMap(named).flatMap(({ root, path: [, name] }) => (root === 'form' && name !== undefined ? [name] : []))
}

/** What is to be computed of a record, each behind what it reads: fields with an expression, and rows that hold such fields. */
export function computedOrder<Field extends Computable>(fields: readonly Field[]): readonly Field[] {
  const open = new Map(fields.filter(field => field.value !== undefined || holdsComputed(field)).map(field => [field.name, field]))
  const ordered: Field[] = []
  const take = (name: string) => {
    const field = open.get(name)
    if (field === undefined) return
    // A circle, which is refused before, would come back here.
    open.delete(name)
    readsOf(field).forEach(take)
    ordered.push(field)
  }
  for (const name of [...open.keys()]) take(name)
  return ordered
}

/** Rows with the fields that expressions compute; one whose expression fails is what `failed` says. */
export function computedRows(
  fields: readonly Computable[],
  rows: readonly Values[],
  place: Values,
  failed: (error: unknown) => unknown,
): readonly Values[] {
  const ordered = computedOrder(fields)
  return rows.map(row => {
    const whole: Record<string, unknown> = { ...row }
    for (const { name, value } of ordered) {
      if (value === undefined) continue
      try {
        whole[name] = evaluate(value, createScope(whole, { ...place, row: whole })) ?? null
      } catch (error) {
        whole[name] = failed(error)
      }
    }
    return whole
  })
}
