import { answer } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { fail } from '../../../util/errors'
import * as forms from '../repository'
import { texts } from '../texts'
import { buttonValues } from './buttons'
import { mustFind } from './find'
import { addWhole } from './save'

/** A form of its own with what another one has but its rows: a table, columns, indexes and buttons. */
export async function copyTable(call: CallOf<'onlineCgformHeadCopyOnlineTable'>) {
  const result = await call.withTenant(async trx => {
    const { head, fields, indexes } = await forms.formOf(trx, await mustFind(trx, call.params.id))
    if (head.copyType === 1) fail(texts.isView)
    const tableName = call.query.tableName.trim()
    const id = await addWhole(trx, call, {
      head: { ...head, tableName, tableTxt: texts.copyOf(head.tableTxt) },
      fields: [...fields],
      indexs: [...indexes],
    })
    for (const button of await forms.buttonsOf(trx, head.id))
      await forms.insert(trx, 'onl_form_button', buttonValues({ ...button, cgformHeadId: id }))
    return id
  })
  return answer({ message: texts.tableCopied, result })
}
