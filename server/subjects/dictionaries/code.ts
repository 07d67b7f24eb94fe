import { fail } from '../../util/errors'
import * as dicts from './repository'
import { texts } from './texts'

/** A code stands in paths and beside `table,text,code`: it has neither commas nor slashes. */
export function checkCode(code: string): void {
  if (!/^[\w.:-]+$/.test(code)) fail(texts.badCode)
}

/** Refuses a code that another dictionary has, also one of the recycle bin. */
export async function checkFree(trx: dicts.Trx, code: string, id?: string): Promise<void> {
  const found = await dicts.byCode(trx, code)
  if (found && found.id !== id) fail(found.delFlag === 0 ? texts.taken : texts.inBin)
}
