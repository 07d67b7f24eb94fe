import { type Asking, readerOf, type Trx } from '../../query'
import { find, type RecordRow } from '../../records/repository'
import { fail } from '../../util/errors'
import { texts } from './texts'

/** Where sheets and recipes are read by the list convention. */
export const SHEETS = '/data/sheet'
export const RECIPES = '/data/recipe'

/** A record if the caller may read it: by owner, share, rules for rows and 密级; else undefined, as where there is none. */
async function findReadable(trx: Trx, asking: Asking, base: string, id: string): Promise<RecordRow | undefined> {
  const list = trx.catalog.readable.at(base)
  const reader = readerOf(asking)
  if (!list || (list.right !== null && !reader.can(list.right))) return undefined
  return find(trx, list.spec(reader), id)
}

/** A record if the caller may change it; one that is shared with the caller is read alone. */
async function findChangeable(trx: Trx, asking: Asking, base: string, id: string): Promise<RecordRow | undefined> {
  const reader = readerOf(asking)
  const own = trx.catalog.readable.at(base)?.shares
  return own && reader.can(own.right) ? find(trx, own.spec(reader), id) : undefined
}

export const findSheet = (trx: Trx, asking: Asking, id: string) => findReadable(trx, asking, SHEETS, id)
export const findWritable = (trx: Trx, asking: Asking, id: string) => findChangeable(trx, asking, SHEETS, id)
export const findRecipe = (trx: Trx, asking: Asking, id: string) => findReadable(trx, asking, RECIPES, id)
export const findWritableRecipe = (trx: Trx, asking: Asking, id: string) => findChangeable(trx, asking, RECIPES, id)

export const mustRead = async (trx: Trx, asking: Asking, id: string): Promise<RecordRow> =>
  (await findSheet(trx, asking, id)) ?? fail(texts.noSheet)

export const mustChange = async (trx: Trx, asking: Asking, id: string): Promise<RecordRow> =>
  (await findWritable(trx, asking, id)) ?? fail(texts.notYours)
