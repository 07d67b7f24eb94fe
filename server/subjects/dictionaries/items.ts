import type { SysDictItemAdd } from '../../generated/operations'
import { answer } from '../../http/answers'
import type { CallOf } from '../../http/module'
import { countNames } from '../../http/question-limits'
import { fail } from '../../util/errors'
import * as dicts from './repository'
import { texts } from './texts'

/** Adds an item to a dictionary that does not have its value yet. */
export async function insertItem(trx: dicts.Trx, item: SysDictItemAdd): Promise<void> {
  await dicts.find(trx, item.dictId)
  if (await dicts.isValueTaken(trx, item.dictId, item.itemValue, undefined)) fail(texts.valueTaken)
  await dicts.addItem(trx, item)
}

export async function addItem(call: CallOf<'sysDictItemAdd'>) {
  await call.withTenant(async trx => {
    await insertItem(trx, call.body)
  })
  return answer({ message: texts.saved })
}

export async function editItem(call: CallOf<'sysDictItemEdit'>) {
  const { body } = call
  await call.withTenant(async trx => {
    const stored = await dicts.findItem(trx, body.id)
    if (body.dictId !== undefined && body.dictId !== stored.dictId) fail(texts.otherDict)
    const { itemValue = stored.itemValue ?? '' } = body
    if (await dicts.isValueTaken(trx, stored.dictId ?? '', itemValue, body.id)) fail(texts.valueTaken)
    await dicts.saveItem(trx, body)
  })
  return answer({ message: texts.edited })
}

export async function removeItems(
  call: CallOf<'sysDictItemDelete'> | CallOf<'sysDictItemDeleteBatch'>,
  ids: readonly string[],
  message: string,
) {
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    if ((await dicts.removeItems(trx, ids)) === 0) fail(texts.notFound)
  })
  return answer({ message })
}

export async function checkItem(call: CallOf<'sysDictItemDictItemCheck'>) {
  const { dictId, itemValue, id } = call.query
  await countNames(call)
  const taken = await call.readTenant(trx => dicts.isValueTaken(trx, dictId, itemValue, id || undefined))
  return taken ? fail(texts.valueTaken) : answer({ message: texts.free })
}
