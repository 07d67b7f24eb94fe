import { answer } from '../../answers'
import { fail } from '../../errors'
import { type CallOf, defineModule } from '../../plugins/module'
import { isDuplicate, snakeCase } from '../../query'
import { texts } from './texts'

/** Whether a value is free. A table or column that nobody has declared answers like a free value and gives nothing away. */
async function check(call: CallOf<'sysDuplicateCheck'>) {
  const { tableName, fieldName, fieldVal, dataId } = call.query
  const question = { table: tableName, column: snakeCase(fieldName), value: fieldVal, id: dataId || undefined }
  const taken = await call.readTenant(trx => isDuplicate(trx, question))
  return taken ? fail(texts.taken) : answer({ message: texts.free })
}

export const duplicate = defineModule({ name: 'duplicate', handlers: { sysDuplicateCheck: check } })
