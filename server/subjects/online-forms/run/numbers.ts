import { fillRuleOf } from '../../../../renderer/core'
import type { GivenRecord } from '../../../records/check-context'
import type { WriteContext } from '../../../records/writes'
import { fillValue } from '../../fill-rules'
import { ownFields } from '../model/form'
import type { Running } from './standing'

interface NumberedField {
  readonly name: string
  readonly rule: string
}

/** Fields of a form that fill rules give their values, in the order of the rules: two saves do not wait for each other crosswise. */
function numberedFields({ form }: Running): readonly NumberedField[] {
  const fields = ownFields(form).flatMap(({ dbFieldName: name, fieldDefaultValue }) => {
    const rule = fillRuleOf(fieldDefaultValue)
    return rule === undefined ? [] : [{ name, rule }]
  })
  return fields.toSorted((left, right) => (left.rule < right.rule ? -1 : 1))
}

/** A new record with what fill rules give it, in the transaction that saves it. */
export async function withNumbers({ trx, writer }: WriteContext, running: Running, given: GivenRecord): Promise<GivenRecord> {
  const record: Record<string, unknown> = { ...given }
  for (const { name, rule } of numberedFields(running)) record[name] = await fillValue({ trx, writer, record }, rule, record[name])
  return record
}

/** What a change gives of a record, but for what fill rules gave it: that stays. */
export function withoutNumbers(running: Running, given: GivenRecord): GivenRecord {
  const numbered = new Set(numberedFields(running).map(({ name }) => name))
  return Object.fromEntries(Object.entries(given).filter(([name]) => !numbered.has(name)))
}
