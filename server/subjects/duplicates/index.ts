import { withoutOuterBlanks } from '../../../renderer/core'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { countQuestions } from '../../http/question-limits'
import { combinationHolder, type DuplicateQuestion, duplicates, type Holder, holderOf, takenReason } from '../../query'
import { fail } from '../../util/errors'
import { snakeCase } from '../../util/snake-case'
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

/** Says that a value is free, or what holds it. */
const answerOf = (holder: Holder | undefined) => (holder === undefined ? answer({ message: texts.free }) : fail(takenReason(holder)))

/** Whether a value is free. A column that the caller may not ask for answers like a free value and gives nothing away. */
async function check(call: CallOf<'sysDuplicateCheck'>) {
  const question = questionOf(call.query)
  await countQuestions(call, [question])
  return answerOf(await call.readTenant(trx => holderOf(trx, call, question)))
}

/** Columns of one condition at most. */
const MOST_COLUMNS = 20

/** The values of a condition by column; refused where it is none. */
function readCondition(text: string): Readonly<Record<string, string>> {
  const parsed = parsedObject(text) ?? fail(texts.badCondition)
  const values = Object.entries(parsed)
  if (values.length === 0 || values.length > MOST_COLUMNS) return fail(texts.badCondition)
  const scalars = values.filter(([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
  if (scalars.length < values.length) return fail(texts.badCondition)
  return Object.fromEntries(scalars.map(([name, value]) => [name, withoutOuterBlanks(String(value))]))
}

function parsedObject(text: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Whether values of several columns are free together; an empty one has nothing to be compared with. */
async function checkPlus(call: CallOf<'sysDuplicateCheckPlus'>) {
  const { tableName, dataId, condition } = call.query
  const values = Object.entries(readCondition(condition))
  const questions = values.map(([fieldName, fieldVal]) => questionOf({ tableName, fieldName, fieldVal, dataId }))
  await countQuestions(call, questions)
  const whole = questions.every(({ value }) => value !== '')
  return answerOf(whole ? await call.readTenant(trx => combinationHolder(trx, call, questions)) : undefined)
}

/** The same about many values, in one go. */
async function checkBatch(call: CallOf<'sysDuplicateCheckBatch'>) {
  const { reasons = false } = call.body
  const questions = call.body.questions.map(questionOf)
  await countQuestions(call, questions)
  const holders = await call.readTenant(trx => duplicates(trx, call, questions))
  const told = (holder: Holder | undefined) => (reasons && holder !== undefined ? takenReason(holder) : holder !== undefined)
  return answer({ result: questions.map(question => told(holders.get(question))) })
}

export const duplicate = defineModule({
  name: 'duplicate',
  rows: 'reader',
  outgoing: 'none',
  handlers: { sysDuplicateCheck: check, sysDuplicateCheckPlus: checkPlus, sysDuplicateCheckBatch: checkBatch },
})
