import { fail } from '../../../errors'
import type { OnlineFormOption } from '../../../generated/operations'
import type { CallOf } from '../../../plugins/module'
import { findSourceIn } from '../../../query'
import { linkSettings, readObject } from '../model/settings'
import * as forms from '../repository'
import { texts } from '../texts'

type Conditions = readonly (readonly [column: string, value: string])[]

const EQUALS = /^([A-Za-z_]\w*)\s*=\s*(?:'([^']*)'|(-?\d+(?:\.\d+)?))$/

/** `pid = '0' and kind = 1`, or a JSON object: columns and the values that they must have. Undefined for what is neither. */
export function readConditions(text: string): Conditions | undefined {
  if (text.trim() === '') return []
  const object = readObject(text)
  if (object) return Object.entries(object).map(([name, value]) => [name, String(value ?? '')] as const)
  const parts = text.trim().split(/\s+and\s+/i)
  const read = parts.map(part => EQUALS.exec(part.trim()))
  if (read.some(match => match === null)) return undefined
  return read.map(match => [match?.[1] ?? '', match?.[2] ?? match?.[3] ?? ''] as const)
}

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
    const fixed = Object.entries(source.fixed ?? {}).map(([name, value]) => [name, String(value)] as const)
    return forms.levelOf(trx, { table: found.table, text: txt, code: key, id: idField, pid: pidField }, [...wanted, ...fixed])
  })
}
