import type { DictModel } from '../../../generated/operations'
import { isWithinLimits, spelled } from '../../../query'
import { dictionary } from '../../../records/repository'
import { type Field, treeOf } from '../model/form'
import { CHOICES, SEARCHES } from '../model/kinds'
import { dictionaryOf, isManyLinks, switchPair, tableAndWhere } from '../model/settings'
import type * as forms from '../repository'
import { texts } from '../texts'
import type { Running } from './standing'

const asModel = ({ value, text }: { readonly value: string; readonly text: string }): DictModel => ({ value, text, title: text })

/**
 * What a choice offers, when that is told at once: a dictionary, a table, or the pair of a switch. A search asks by itself, unless a condition
 * says what it offers.
 */
export function offeredBy(field: Field): string | undefined {
  const { where } = tableAndWhere(field.dictTable)
  const own = dictionaryOf(field)
  const dict = own && where ? `${own},${where}` : own
  if (CHOICES.has(field.fieldShowType) || isManyLinks(field)) return dict
  return SEARCHES.has(field.fieldShowType) && dict && (where || !dict.includes(',')) ? dict : undefined
}

/** Options of a dictionary, or of a table that an administrator leaves to forms. */
const optionsOf = async (trx: forms.Trx, dict: string) =>
  dict.includes(',') && !(await isWithinLimits(trx, spelled(dict))) ? [] : dictionary(trx, dict)

/** Options by column. */
export type Choices = ReadonlyMap<string, readonly DictModel[]>

/** The options of every field that offers few enough to be told at once. */
export async function choicesOf(trx: forms.Trx, { form }: Running): Promise<Choices> {
  const found = new Map<string, readonly DictModel[]>()
  const read = new Map<string, readonly DictModel[]>()
  for (const field of form.fields) {
    if (field.fieldShowType === 'switch') {
      const [on, off] = switchPair(field)
      found.set(field.dbFieldName, [asModel({ value: on, text: texts.yes }), asModel({ value: off, text: texts.no })])
      continue
    }
    const dict = field.dbFieldName === treeOf(form.head)?.hasChild ? 'yn' : offeredBy(field)
    if (!dict) continue
    const options = read.get(dict) ?? (await optionsOf(trx, dict)).map(asModel)
    read.set(dict, options)
    found.set(field.dbFieldName, options)
  }
  return found
}
