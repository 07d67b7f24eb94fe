import type { GivenRecord } from './check-context'
import { firstRefusedFile } from './files'
import type { WriteContext } from './writes'
import { namedValues, tableChoice } from './wrong-values'

/** What the checks of a record ask of the write that it belongs to. */
export const checksOf = ({ trx, entity, writer, options, exists, chosen }: Omit<WriteContext, 'spec'>) => ({
  writer,
  options,
  exists,
  byCode: trx.catalog.entities.codeCheck(trx),
  ownCheck: trx.catalog.entities.of(entity.base).check,
  firstRefusedFile: (accept: string, paths: readonly string[]) => firstRefusedFile(trx, accept, paths),
  firstAbsent: (labels: string, values: readonly string[]) => chosen.firstAbsent(labels, values),
})

/** Asks at once for all that records choose out of tables, in place of record by record. */
export async function learnChoices(
  { entity, chosen }: Pick<WriteContext, 'entity' | 'chosen'>,
  records: readonly GivenRecord[],
): Promise<void> {
  if (records.length < 2) return
  for (const field of entity.fields) {
    const labels = tableChoice(field)
    const values = labels === undefined ? [] : records.flatMap(record => namedValues(record[field.name]))
    if (labels !== undefined && values.length > 0) await chosen.firstAbsent(labels, [...new Set(values)])
  }
}
