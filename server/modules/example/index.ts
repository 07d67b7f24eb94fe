import { answer } from '../../answers'
import { fail } from '../../errors'
import { type CallOf, defineModule } from '../../plugins/module'
import { countQuestions } from '../../plugins/question-limits'
import { declareCheckable, isDuplicate, writeRights } from '../../query'
import { texts } from './texts'

declareCheckable('example_material', ['name'], writeRights('exampleRule:'))

/** Success tells that the name is used, as clients of the family read it. */
async function isExistName(call: CallOf<'exampleMaterialIsExistName'>) {
  const question = { table: 'example_material', column: 'name', value: call.query.name.trim() }
  await countQuestions(call, [question])
  const used = await call.readTenant(trx => isDuplicate(trx, call, question))
  return used ? answer({ message: texts.used }) : fail(texts.free)
}

export const example = defineModule({ name: 'example', handlers: { exampleMaterialIsExistName: isExistName } })
