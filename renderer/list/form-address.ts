import type { FormMode } from '../model/action'
import type { AddressState, Host } from '../model/host'
import type { ScreenModel } from '../model/screen'
import { hasPermission } from '../permission'
import type { ListDialog } from './use-list-controller'

/** Names of the address for a form in the place of its list. */
const MODE = 'form.mode'
const ID = 'form.id'

/** Whether a dialog stands in the place of the list. */
export const isInPlace = (screen: ScreenModel, dialog: ListDialog | undefined): boolean =>
  screen.form.as === 'page' && dialog?.dialog === 'form' && dialog.mode !== 'details'

/** The form, or the details of a record, that an address names, as far as the user may open it. */
export function formAt(screen: ScreenModel, address: AddressState | undefined, host: Host): ListDialog | undefined {
  const { [MODE]: mode, [ID]: id } = address?.get() ?? {}
  if (!isMode(mode) || (screen.form.as !== 'page' && mode !== 'details')) return undefined
  const action = [...screen.list.toolbar, ...screen.list.row].find(({ name }) => name === mode)
  if (action === undefined || !hasPermission(action.right, host) || (mode !== 'add' && id === undefined)) return undefined
  return { dialog: 'form', mode, preset: {}, ...(mode !== 'add' && { row: { [screen.source?.key ?? 'id']: id } }) }
}

/** The path of the page in sight with the details of a record, for links from elsewhere. */
export const detailsPath = (key: string): string => `${window.location.pathname}?${new URLSearchParams({ [MODE]: 'details', [ID]: key })}`

/**
 * The address that says which form stands in the place of the list, or that none does; undefined for the one that says so already. Details
 * that an address has named stay there while they are open.
 */
export function addressOf(
  screen: ScreenModel,
  before: ReturnType<AddressState['get']>,
  dialog: ListDialog | undefined,
): ReturnType<AddressState['get']> | undefined {
  const { [MODE]: mode, [ID]: id, ...rest } = before
  const named = dialog?.dialog === 'form' && dialog.mode === 'details' && mode === 'details'
  const open = dialog?.dialog === 'form' && (named || isInPlace(screen, dialog)) ? dialog : undefined
  const key = open?.row && open.mode !== 'add' ? String(open.row[screen.source?.key ?? 'id'] ?? '') : undefined
  if (open?.mode === mode && key === id) return undefined
  return { ...rest, ...(open && { [MODE]: open.mode }), ...(key !== undefined && { [ID]: key }) }
}

const isMode = (text: string | undefined): text is FormMode => text === 'add' || text === 'edit' || text === 'copy' || text === 'details'
