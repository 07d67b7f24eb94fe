import type { OnlineFormOption } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { findSourceIn, readerOf } from '../../../query'
import { fail } from '../../../util/errors'
import { linkSettings, readConditions } from '../model/settings'
import * as forms from '../repository'
import { texts } from '../texts'

/** Options of one level of a cascade. Only a table that a `link_down` field names so is answered, and only its declared columns. */
export async function querySelectOptions(call: CallOf<'onlineCgformApiQuerySelectOptions'>): Promise<OnlineFormOption[]> {
  const { table, txt, key, idField, pidField, condition = '', pidValue = '' } = call.query
  return call.readTenant(async trx => {
    const settings = (await forms.cascades(trx)).map(dictTable => linkSettings({ dictTable }))
    const own = settings.find(
      known => known?.table === table && known.txt === txt && known.key === key && known.idField === idField && known.pidField === pidField,
    )
    const found = own ? await findSourceIn(trx, `${table},${txt},${key}`) : null
    if (!own || !found) return fail(texts.noCascade)
    const { source } = found
    const readable = new Set([...source.columns, source.parent, 'id'])
    // The first level is that of the field, whatever a client says of it.
    const wanted =
      pidValue !== ''
        ? ([[pidField, pidValue]] as const)
        : readConditions(condition.trim() === own.condition.trim() ? condition : own.condition)
    if (!wanted || ![idField, pidField, ...wanted.map(([name]) => name)].every(name => readable.has(name))) return fail(texts.noCascade)
    const names = { table: found.table, text: txt, code: key, id: idField, pid: pidField }
    const fixed = Object.entries(source.fixed ?? {}).map(([name, value]) => [name, String(value)] as const)
    return forms.levelOf(trx, names, [...wanted, ...fixed], source.rows?.(readerOf(call)))
  })
}
