import { answer } from '../../answers'
import { fail } from '../../errors'
import { type CallOf, defineModule } from '../../plugins/module'
import { countQuestions } from '../../plugins/question-limits'
import { type DuplicateQuestion, duplicates, isDuplicate, snakeCase } from '../../query'
import { texts } from './texts'

interface Asked {
  readonly tableName: string
  readonly fieldName: string
  readonly fieldVal: string
  readonly dataId?: string | undefined
}

const questionOf = ({ tableName, fieldName, fieldVal, dataId }: Asked): DuplicateQuestion => ({
  table: tableName,
  column: snakeCase(fieldName),
  value: fieldVal,
  id: dataId || undefined,
})

/** Whether a value is free. A column that the caller may not ask for answers like a free value and gives nothing away. */
async function check(call: CallOf<'sysDuplicateCheck'>) {
  const question = questionOf(call.query)
  await countQuestions(call, [question])
  const taken = await call.readTenant(trx => isDuplicate(trx, call, question))
  return taken ? fail(texts.taken) : answer({ message: texts.free })
}

/** The same about many values, in one go. */
async function checkBatch(call: CallOf<'sysDuplicateCheckBatch'>) {
  const questions = call.body.questions.map(questionOf)
  await countQuestions(call, questions)
  const taken = await call.readTenant(trx => duplicates(trx, call, questions))
  return answer({ result: questions.map(question => taken.has(question)) })
}

export const duplicate = defineModule({ name: 'duplicate', handlers: { sysDuplicateCheck: check, sysDuplicateCheckBatch: checkBatch } })
