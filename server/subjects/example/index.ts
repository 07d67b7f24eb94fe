import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { countQuestions } from '../../http/question-limits'
import { isDuplicate, writeRights } from '../../query'
import { fail } from '../../util/errors'
import { texts } from './texts'

/** Success tells that the name is used, as clients of the family read it. */
async function isExistName(call: CallOf<'exampleMaterialIsExistName'>) {
  const question = { table: 'example_material', column: 'name', value: call.query.name.trim() }
  await countQuestions(call, [question])
  const used = await call.readTenant(trx => isDuplicate(trx, call, question))
  return used ? answer({ message: texts.used }) : fail(texts.free)
}

export const example = defineModule({
  name: 'example',
  rows: 'reader',
  outgoing: 'none',
  declare: ({ checkable }) => checkable.declare('example_material', ['name'], writeRights('exampleRule:')),
  handlers: { exampleMaterialIsExistName: isExistName },
})
