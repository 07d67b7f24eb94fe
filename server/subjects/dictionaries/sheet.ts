import type { CallOf } from '../../http/module'
import { type FieldRecord, optionsOf, type SheetFields } from '../../sheets'
import { fail } from '../../util/errors'
import { checkCode } from './code'
import { insertItem } from './items'
import * as dicts from './repository'
import { texts } from './texts'

/** A dictionary and one of its items in each row. */
export const fields: SheetFields = () => [
  { name: 'dictName', title: texts.name, required: true, length: 100 },
  { name: 'dictCode', title: texts.code, required: true, length: 100 },
  { name: 'description', title: texts.description },
  { name: 'itemText', title: texts.itemText, length: 100 },
  { name: 'itemValue', title: texts.itemValue, length: 100 },
  { name: 'itemNote', title: texts.itemNote },
  { name: 'sortOrder', title: texts.order, number: true },
  { name: 'status', title: texts.state, options: optionsOf(texts.states) },
]

/** The rows that the query asks for, with their items. */
export async function exportRows(call: CallOf<'sysDictExportXls'>): Promise<object[]> {
  return call.readTenant(async trx => {
    const rows = await dicts.all(trx, call.query)
    const items = await dicts.itemsOf(
      trx,
      rows.map(row => row.id),
    )
    return rows.flatMap((row): object[] => {
      const own = items.filter(item => item.dictId === row.id)
      return own.length > 0 ? own.map(item => ({ ...row, ...item, description: row.description, itemNote: item.description })) : [row]
    })
  })
}

/** One row of a workbook: the dictionary is made when its code is new, the item is added to it. */
export async function importRow(trx: dicts.Trx, record: FieldRecord): Promise<void> {
  const { dictName = '', dictCode = '', description = '', itemText = '', itemValue = '', itemNote = '', sortOrder, status } = record
  const known = await dicts.byCode(trx, dictCode)
  if (known && known.delFlag !== 0) fail(texts.inBin)
  if (!known) checkCode(dictCode)
  const dictId = known?.id ?? (await dicts.add(trx, { dictName, dictCode, description }))
  if (itemText === '' && itemValue === '') return known ? fail(texts.taken) : undefined
  if (itemText === '' || itemValue === '') fail(texts.halfItem)
  const order = sortOrder ? { sortOrder: Number(sortOrder) } : {}
  const state = status === '0' ? { status: 0 as const } : {}
  await insertItem(trx, { dictId, itemText, itemValue, description: itemNote, ...order, ...state })
}
