import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { lendFiles } from '../../files'
import { hideColumn } from '../doubts/kept-row'
import { originText } from '../keep-version'
import { mustChange, mustRead } from '../readable'
import { texts } from '../texts'
import { addVersion, findVersion, setMask, versionById, versionsOf } from '../versions/repository'

export const listVersions = (call: CallOf<'dataVersionList'>) =>
  call.readTenant(async trx => {
    const { sheetId } = call.query
    await mustRead(trx, call, sheetId)
    return versionsOf(trx, sheetId, { ...call.query })
  })

/** The rows of a former version become those of a new one: nothing that was is lost. */
export const restoreVersion = (call: CallOf<'dataVersionRestore'>) =>
  call.withTenant(async trx => {
    const version = await versionById(trx, call.body.id)
    if (!version) return fail(texts.noVersion)
    const { sheetId, no } = version
    await mustChange(trx, call, sheetId)
    if ((await findVersion(trx, sheetId))?.no === no) fail(texts.current)
    await lendFiles(trx, commaList(`${version.file},${version.apartFile ?? ''}`))
    const { file, apartFile, rowCount, apartCount, byteCount, columns, profile, quality } = version
    const origin = { kind: 'version' as const, no }
    const rows = { file, apartFile, rowCount, apartCount, byteCount, columns, profile, quality }
    await addVersion(trx, { sheetId, ...rows, origin }, originText(origin))
    return answer({ message: texts.restored(no) })
  })

/** Says how a column is masked, in all versions. */
export const maskColumn = (call: CallOf<'dataSheetMask'>) =>
  call.withTenant(async trx => {
    const { id, column, kind } = call.body
    await mustChange(trx, call, id)
    const version = (await findVersion(trx, id)) ?? fail(texts.noRows)
    if (!version.columns.some(({ name }) => name === column)) fail(texts.noColumn(column))
    await setMask(trx, id, column, kind)
    if (kind !== 'none') await hideColumn(trx, id, column)
    return answer({ message: texts.masked })
  })
