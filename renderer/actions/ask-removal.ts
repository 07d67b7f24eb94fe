import type { ActionContext, Question } from '../model/action'
import { branchSize } from './branch-size'
import { texts } from './texts'

/** What is asked before rows are deleted; of a tree, how many rows below them go along. */
export async function askRemoval(context: ActionContext, question: Question): Promise<Question> {
  if (context.screen.kind !== 'tree' || context.rows.length === 0) return question
  const size = await branchSize(context)
  if (size?.count === 0) return question
  const branch = size === undefined ? texts.branchGoes : texts.rowsBelowGo(size.count, size.atLeast)
  return { ...question, content: [question.content, branch].filter(text => text !== undefined).join(' ') }
}
