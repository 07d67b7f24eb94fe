import type { ColumnProfile } from '../../../data/profile'
import type { DataColumn, DataSheetContent } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { originText } from '../keep-version'
import { rootOf } from '../lineage/repository'
import { meaningsOf } from '../meanings/repository'
import { shownQuality } from '../quality/open'
import { findWritable } from '../readable'
import type { DataServicesLater } from '../services'
import { findVersion, masksOf } from '../versions/repository'
import { readSheet } from './asking'

const NOTHING: Omit<ColumnProfile, 'filled' | 'distinct'> = {
  ...{ min: null, max: null, mean: null, quartiles: null, lengths: null, bars: [], top: [], patterns: [] },
  ...{ semantic: null, invalid: null },
}

/** Of a masked column its figures tell nothing but how many values there are. */
function visible(
  profile: ColumnProfile | undefined,
  masked: boolean,
): Omit<DataColumn, 'name' | 'type' | 'digits' | 'mask' | 'masked' | 'meaning'> {
  if (!profile) return { ...NOTHING, filled: null, distinct: null, quartiles: null, lengths: null, bars: [], top: [], patterns: [] }
  const { filled, distinct } = profile
  const shown = masked ? { ...NOTHING, filled, distinct } : profile
  return {
    ...shown,
    quartiles: shown.quartiles ? [...shown.quartiles] : null,
    lengths: shown.lengths ? [...shown.lengths] : null,
    bars: [...shown.bars],
    top: [...shown.top],
    patterns: [...shown.patterns],
    // Profiles of former days do not say.
    semantic: shown.semantic ?? null,
    invalid: shown.invalid ?? null,
  }
}

/** A version of a sheet as it is opened: what is known of it and of each column. */
export const openSheet = (services: DataServicesLater) => (call: CallOf<'dataSheetOpen'>) =>
  call.readTenant(async (trx): Promise<DataSheetContent> => {
    const { id, no } = call.query
    const { sheet, version, source } = await readSheet(trx, call, services(), id, no === undefined ? undefined : Number(no))
    const masks = await masksOf(trx, id)
    const meanings = await meaningsOf(trx, id)
    return {
      id,
      name: String(sheet.name),
      description: sheet.description ? String(sheet.description) : null,
      no: version.no,
      current: (await findVersion(trx, id))?.no === version.no,
      time: version.time,
      by: version.createBy,
      origin: originText(version.origin),
      rows: version.rowCount,
      apart: version.apartCount,
      bytes: version.byteCount,
      quality: shownQuality(version.quality, source.columns),
      mayEdit: (await findWritable(trx, call, id)) !== undefined,
      paper: (await rootOf(trx, id, version.no))?.origin.kind === 'recipe',
      columns: source.columns.map(({ name, type, digits = null, mask }, at) => ({
        ...{ name, digits, type: mask ? 'text' : type, mask: masks.get(name) ?? null, masked: mask !== undefined },
        meaning: mask ? null : (meanings.get(name) ?? null),
        ...visible(version.profile[at], mask !== undefined),
      })),
    }
  })
