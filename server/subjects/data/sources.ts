import type { SheetSource } from '../../data/plan'
import type { Asking, Trx } from '../../query'
import { commaList } from '../../util/comma-list'
import { partsOf } from './parts'
import type { DataServices } from './services'
import { masksOf, type Version } from './versions/repository'

/** Where a stored path of a sheet lies. */
const placeOf = ({ files }: Pick<DataServices, 'files'>, path: string) => files.bytes.placeOf(path.split('/')[1] ?? '')

export const placesOf = (services: Pick<DataServices, 'files'>, paths: string): readonly string[] =>
  commaList(paths).map(path => placeOf(services, path))

/** Whether a caller sees values that are masked for others: the owner of the sheet, and holders of the right. */
export const seesPlain = ({ session, can }: Asking, sheet: { readonly createBy?: unknown }): boolean =>
  sheet.createBy === session.username || can('dataSheet:plain')

/** A version as a caller may read it: columns know what is hidden of them from others, and those that are masked for the caller are masked in the engine. */
export async function sourceOf(
  trx: Trx,
  asking: Asking,
  sheet: { readonly createBy?: unknown },
  { sheetId, file, columns }: Version,
  services: Pick<DataServices, 'files'>,
): Promise<SheetSource> {
  const masks = await masksOf(trx, sheetId)
  const plain = seesPlain(asking, sheet)
  const shown = columns.map(column => {
    const hidden = masks.get(column.name)
    return { ...column, hidden, mask: plain ? undefined : hidden }
  })
  const files = placesOf(services, file)
  return { files, parts: partsOf(files), columns: shown }
}
