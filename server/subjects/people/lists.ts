import type { ListColumn } from '../../query'

/** What everybody who has signed in reads of others; the telephone is masked by the repository. */
export const limitedNames: ReadonlySet<string> = new Set([
  'id',
  'username',
  'realname',
  'avatar',
  'sex',
  'orgCode',
  'orgCodeTxt',
  'workNo',
  'phone',
])

/** Columns of the table that a list shows as they are. */
export const plainColumns: readonly ListColumn[] = [
  { name: 'id', kind: 'text' },
  { name: 'username', kind: 'text' },
  { name: 'realname', kind: 'text' },
  { name: 'avatar', kind: 'text' },
  { name: 'birthday', kind: 'date' },
  { name: 'sex', kind: 'integer', dict: 'sex' },
  { name: 'email', kind: 'text' },
  { name: 'phone', kind: 'text' },
  { name: 'telephone', kind: 'text' },
  { name: 'workNo', kind: 'text' },
  { name: 'status', kind: 'integer', dict: 'user_status' },
  { name: 'delFlag', kind: 'integer' },
  { name: 'orgCode', kind: 'text' },
  { name: 'post', kind: 'text', dict: 'sys_position,name,code' },
  { name: 'userIdentity', kind: 'integer' },
  { name: 'departIds', kind: 'text', dict: 'sys_depart,depart_name,id' },
  { name: 'relTenantIds', kind: 'text' },
  { name: 'activitiSync', kind: 'integer' },
  { name: 'clientId', kind: 'text' },
  { name: 'createBy', kind: 'text' },
  { name: 'createTime', kind: 'datetime' },
  { name: 'updateBy', kind: 'text' },
  { name: 'updateTime', kind: 'datetime' },
  { name: 'version', kind: 'integer' },
]
