import type { Asking } from '../../../query'
import { errors } from '../../../util/errors'
import { permOf } from '../model/entity'
import { foreignKey, SUB, tableOf } from '../model/form'
import * as forms from '../repository'
import { type FormAction, type Governed, isOffered } from './governed'
import type { Running } from './standing'

/** A user who configures forms may try them. */
const CONFIGURES = 'onlineForm:edit'

export const PAGES = ['cgformList', 'cgformTreeList', 'cgformErpList', 'cgformTabList', 'cgformInnerTableList']
const urlsOf = (ids: readonly string[]) => ids.flatMap(id => PAGES.map(page => `/online/${page}/${id}`))

/** What the caller may do with a form. */
export type Rights = (action: FormAction) => boolean

async function ownRights({ session, can }: Asking, trx: forms.Trx, ids: readonly string[], tableName: string): Promise<Rights> {
  const perm = permOf(tableName)
  const { page, controlled } = await forms.grantsOf(trx, session.userId, urlsOf(ids), perm)
  const set = new Set(controlled)
  return action => can(`${perm}${action}`) || can(CONFIGURES) || (page && !set.has(`${perm}${action}`))
}

/**
 * Rights by name (`online:<table>:add`), or a page of the form in a menu: that covers every action whose right is not set up. Rows of a
 * sub-table are governed by its main table too.
 */
export async function rightsOf(call: Asking, trx: forms.Trx, { form }: Running): Promise<Rights> {
  const { id, physicId, tableName, tableType } = form.head
  const own = await ownRights(call, trx, physicId ? [id, physicId] : [id], tableName)
  const mainTable = tableType === SUB ? foreignKey(form)?.mainTable : undefined
  const main = mainTable ? await forms.headOf(trx, tableOf(mainTable)) : undefined
  if (!main) return own
  const above = await ownRights(call, trx, [main.id], main.tableName)
  return action => own(action) || above(action)
}

/** Refuses who may not, and who is not granted the button for it. */
export async function demand(call: Asking, trx: forms.Trx, form: Governed, action: FormAction): Promise<void> {
  if (!isOffered(form, action) || !(await rightsOf(call, trx, form.whole))(action)) throw errors.noPermission()
}

/** Refuses who is not granted any of these buttons. */
export function demandButton({ access }: Governed, ...codes: readonly string[]): void {
  if (!codes.some(access.presses)) throw errors.noPermission()
}
