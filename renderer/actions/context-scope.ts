import type { ActionContext } from '../model/action'
import type { Scope } from '../model/expression'
import { recordScope } from '../source'
import { advancedParameters } from '../source/list-parameters'
import { keyOf } from './keys'

/** What the expressions of an action see; `block.selected` are the rows that it acts on, `ids` their keys, `answer` is what the last call brought. */
export function contextScope({ row, rows, view, screen, values, parent, host, answer }: ActionContext): Scope {
  const { filters, advanced } = view.query()
  const query = { ...filters, ...advancedParameters(advanced) }
  const ids = rows.map(one => keyOf(screen, one))
  return recordScope({ row, query, route: values, parent, host, answer, ids, blocks: { selected: rows, query: filters } })
}
