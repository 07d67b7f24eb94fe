import type { ActionContext } from '../model/action'
import type { Scope } from '../model/expression'
import { recordScope } from '../source'

/** What the expressions of an action see; `block.selected` are the rows that it acts on, `answer` is what the last call brought. */
export function contextScope({ row, rows, view, values, parent, host, answer }: ActionContext): Scope {
  const { filters } = view.query()
  return recordScope({ row, query: filters, route: values, parent, host, answer, blocks: { selected: rows, query: filters } })
}
