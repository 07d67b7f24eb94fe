import { type Call, Done, type Handlers } from '../call'
import { pageOf } from '../tables'
import { withoutSecrets } from './crud'

const idsOf = (text: unknown) => String(text ?? '').split(',')

const binOf = ({ emulator }: Call, table: string) => emulator.table(table).bin.map(withoutSecrets)

function restore({ emulator }: Call, table: string, ids: unknown): Done {
  emulator.table(table).restore(idsOf(ids))
  return new Done('还原成功')
}

function erase({ emulator }: Call, table: string, ids: unknown): Done {
  emulator.table(table).erase(idsOf(ids))
  return new Done('删除成功')
}

/** Recycle bins: of users in both generations; others can be emptied in 3.x alone. */
export const bins: Handlers = {
  'GET /sys/user/recycleBin': call => binOf(call, 'sys_user'),
  'PUT /sys/user/putRecycleBin': call => restore(call, 'sys_user', call.body.userIds),
  'DELETE /sys/user/deleteRecycleBin': call => erase(call, 'sys_user', call.query.userIds),
  'GET /sys/dict/deleteList': call => binOf(call, 'sys_dict'),
  'PUT /sys/dict/putRecycleBin': call => restore(call, 'sys_dict', call.body.ids),
  'DELETE /sys/dict/deleteRecycleBin': call => erase(call, 'sys_dict', call.query.ids),
  'GET /sys/tenant/recycleBinPageList': call => pageOf(binOf(call, 'sys_tenant'), call.query),
  'PUT /sys/tenant/revertTenantLogic': call => restore(call, 'sys_tenant', call.query.ids),
  'DELETE /sys/tenant/deleteLogicDeleted': call => erase(call, 'sys_tenant', call.query.ids),
}
