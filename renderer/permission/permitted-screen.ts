import type { ScreenModel } from '../model/screen'
import { dataPermissionDisabled } from './data-permission'
import type { PermissionLists } from './lists'
import { excludedCodes } from './menu-permissions'

/** Between prefix and field in permissions that disable one: `user:form:phone`. */
const FORM = 'form:'

/**
 * The screen as the person gets it. Columns, buttons and actions that permissions under the screen's prefix exclude are gone,
 * and fields that permissions such as `user:form:phone` disable cannot be edited. The same object when nothing changes.
 */
export function permittedScreen(screen: ScreenModel, lists: PermissionLists): ScreenModel {
  const { perm, list, form } = screen
  if (perm === undefined) return screen
  const excluded = new Set(excludedCodes(perm, lists))
  const isDisabled = (name: string) => dataPermissionDisabled(perm + FORM + name, lists)
  const disables = screen.fields.some(({ name }) => isDisabled(name))
  if (excluded.size === 0 && !disables) return screen
  const kept = <Named extends { readonly name: string }>(named: readonly Named[]) => named.filter(({ name }) => !excluded.has(name))
  return {
    ...screen,
    fields: disables ? screen.fields.map(field => (isDisabled(field.name) ? { ...field, disabled: true } : field)) : screen.fields,
    list: {
      ...list,
      columns: list.columns.filter(name => !excluded.has(name)),
      toolbar: kept(list.toolbar),
      row: kept(list.row),
    },
    ...(screen.grid && { grid: { ...screen.grid, columns: screen.grid.columns.filter(name => !excluded.has(name)) } }),
    form: { ...form, actions: kept(form.actions) },
  }
}
