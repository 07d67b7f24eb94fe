import { mayMean, profileSheet } from '../../../data/profile'
import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import { keepProfile, meaningsOf, setMeaning } from '../meanings/repository'
import { mustChange } from '../readable'
import type { DataServicesLater } from '../services'
import { placesOf } from '../sources'
import { texts } from '../texts'
import { findVersion } from '../versions/repository'
import { explain } from './asking'

/** Says what a column means: in the current version, whose values are held against it at once, and in those that come. */
export const setColumnMeaning = (services: DataServicesLater) => async (call: CallOf<'dataSheetMeaning'>) => {
  const own = services()
  const { id, column: name, kind } = call.body
  const { version, meanings, at, column } = await call.withTenant(async trx => {
    await mustChange(trx, call, id)
    const found = (await findVersion(trx, id)) ?? fail(texts.noRows)
    const place = found.columns.findIndex(each => each.name === name)
    const meant = found.columns[place] ?? fail(texts.noColumn(name))
    if (!mayMean(meant)) fail(texts.noMeaning(name))
    await setMeaning(trx, id, name, kind)
    return { version: found, meanings: await meaningsOf(trx, id), at: place, column: meant }
  })
  const source = { files: placesOf(own, version.file), columns: [column] }
  const [profile] = await profileSheet(own.engine, source, { meanings }).catch(explain)
  return call.withTenant(async trx => {
    if (profile) await keepProfile(trx, version.id, at, profile)
    return answer({ message: texts.meant })
  })
}
