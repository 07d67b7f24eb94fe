import { holds } from '../../expression'
import type { Scope } from '../../model/expression'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { ScreenModel } from '../../model/screen'
import type { Row } from '../../model/source'
import { hasPermission } from '../../permission'
import { type CellTypes, decodeRow } from '../../registry'
import { placeScope } from '../form-place'
import type { FormValues } from '../props'

/** A record with what expressions see of it. */
interface RecordContext {
  readonly cells: CellTypes
  readonly host: Host
  readonly screen: ScreenModel
  readonly row: Row
  readonly values: FormValues | undefined
}

function scopeOf({ cells, host, screen, row, values = {} }: RecordContext): Scope {
  const held = decodeRow(cells, screen.fields, row).values
  return placeScope({ ...row, ...held }, { user: host.user, route: values, row })
}

/** Whether the list offers this user to edit this record. */
export function mayRestore(context: RecordContext): boolean {
  const { screen, host } = context
  const edit = [...screen.list.row, ...screen.list.toolbar].find(({ name }) => name === 'edit')
  if (edit === undefined || !hasPermission(edit.right, host)) return false
  const scope = scopeOf(context)
  return holds(edit.visible, scope) && !holds(edit.disabled, scope)
}

/** Which fields an edit of this record may change. */
export function openFields(context: RecordContext): (field: FieldModel) => boolean {
  const scope = scopeOf(context)
  return ({ readonly, value }) => value === undefined && !holds(readonly, scope)
}
