import { fail } from '../../../util/errors'
import type { Form, Head } from '../model/form'
import * as forms from '../repository'
import { texts } from '../texts'

export const mustFind = async (trx: forms.Trx, id: string): Promise<Head> => (await forms.findHead(trx, id)) ?? fail(texts.noForm)

/** A form that the caller's tenant may change: those of the house are read by every tenant. */
export async function mustOwn(trx: forms.Trx, id: string): Promise<Head> {
  const head = await mustFind(trx, id)
  return (await forms.isOwn(trx, id)) ? head : fail(texts.notYours)
}

export const mustOwnForm = async (trx: forms.Trx, id: string): Promise<Form> => forms.formOf(trx, await mustOwn(trx, id))
