import { holdsName } from '../bin'
import * as forms from '../repository'
import { texts } from '../texts'

/** Why a form, but the one with the id, cannot have the name; undefined: it can. */
export async function nameProblem(trx: forms.Trx, tableName: string, id?: string): Promise<string | undefined> {
  if (!(await forms.isTableTaken(trx, tableName, id))) return undefined
  return (await holdsName(trx, tableName)) ? texts.nameInBin(tableName) : texts.nameTaken(tableName)
}
