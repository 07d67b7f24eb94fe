import { listZip, type ZipEntry, type ZipError, type ZipLimits } from '../../../util/archive/zip'
import { texts } from './texts'

const MB = 1024 * 1024
/** Of an archive and of those within it together. */
export const LIMITS: ZipLimits = { entries: 5000, size: 200 * MB, total: 4096 * MB, ratio: 500 }
/** What systems leave in archives. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|~\$|\._)/i

/** What may still be unpacked: one that holds others as large as itself may not grow by them. */
export interface Budget {
  entries: number
  total: number
}

export const newBudget = (): Budget => ({ entries: LIMITS.entries, total: LIMITS.total })

/** The files of an archive that people have put there; takes them from the budget. */
export async function entriesWithin(place: string, budget: Budget): Promise<readonly ZipEntry[]> {
  const entries = await listZip(place, { ...LIMITS, ...budget })
  budget.entries -= entries.length
  budget.total -= entries.reduce((sum, { size }) => sum + size, 0)
  return entries.filter(({ name }) => !OF_SYSTEMS.test(name))
}

/** Why an archive, or an entry of it, is not unpacked. */
export const reasonOf = ({ reason }: ZipError): string =>
  reason === 'tooManyEntries' ? texts.tooManyEntries(LIMITS.entries) : texts[reason]
