import { renderText } from '../expression'
import { recordScope } from '../source'
import { texts } from './texts'
import type { ListController } from './use-list-controller'

/** What stands in the place of rows: why there are none, and what may be done about it: by the button 新增, or one with its sign. A blank while that is unknown. */
export function emptyText({ state, usable, props: { screen, values } }: ListController): string {
  if (state.phase !== 'ready') return '\u00a0'
  const { filters, advanced } = state.query
  if (advanced !== undefined || Object.keys(filters).length > 0) return texts.emptyFiltered
  if (screen.list.empty !== undefined) return renderText(screen.list.empty, recordScope({ route: values }))
  const add = usable(screen.list.toolbar).find(({ action, disabled }) => (action.name === 'add' || action.icon === 'plus') && !disabled)
  return add === undefined ? texts.empty : texts.emptyAdd(add.action.title)
}
