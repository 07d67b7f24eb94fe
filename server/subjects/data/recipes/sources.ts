import { type PlanOptions, sheetsOf } from '../../../data/plan'
import type { Asking, Trx } from '../../../query'
import { findSheet } from '../readable'
import type { DataServices } from '../services'
import { type ReadSheet, readVersion } from '../sheets/asking'

/** Sheets that steps name, as a caller may read them: the others are not there. */
export type ReadSheets = ReadonlyMap<string, ReadSheet>

export async function readSheets(
  trx: Trx,
  asking: Asking,
  services: DataServices,
  plan: { readonly sheet: string; readonly steps: readonly unknown[] },
): Promise<ReadSheets> {
  const found = new Map<string, ReadSheet>()
  for (const id of sheetsOf(plan)) {
    const sheet = await findSheet(trx, asking, id)
    const read = sheet && (await readVersion(trx, asking, services, sheet))
    if (read) found.set(id, read)
  }
  return found
}

export const planOptions = (
  sheets: ReadSheets,
  { parameters, dictionary }: Pick<PlanOptions, 'parameters' | 'dictionary'> = {},
): Omit<PlanOptions, 'sample'> => ({
  sheet: id => sheets.get(id)?.source,
  now: new Date(),
  ...{ parameters, dictionary },
})

/** The secrecy of what is made of sheets: that of the most secret one. */
export function levelOf(sheets: ReadSheets): string {
  return [...sheets.values()].reduce((level, { sheet }) => {
    const own = String(sheet.secretLevel ?? '0')
    return own > level ? own : level
  }, '0')
}
