import type { ColumnType, Generated, Selectable } from 'kysely'

/** Set by the database from the session; never written by a module. */
type Stamped<T> = ColumnType<T, never, never>

/** What `governTable` gives every table of a tenant. Dates and times are texts, `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export interface Governed {
  id: Generated<string>
  tenantId: Stamped<number>
  createBy: Stamped<string | null>
  createTime: Stamped<string>
  updateBy: Stamped<string | null>
  updateTime: Stamped<string | null>
  /** Counts the changes of the row; `where version = …` makes a stale save fail. */
  version: Stamped<number>
}

export interface SysUserTable extends Governed {
  username: string
  realname: string
  avatar: string | null
  birthday: string | null
  sex: number | null
  email: string | null
  phone: string | null
  telephone: string | null
  workNo: string | null
  status: Generated<number>
  delFlag: Generated<number>
  orgCode: string | null
  post: string | null
  userIdentity: Generated<number>
  departIds: string | null
  relTenantIds: string | null
  activitiSync: Generated<number>
  clientId: string | null
}

export interface SysRoleTable extends Governed {
  roleName: string
  roleCode: string
  description: string | null
}

export interface SysUserRoleTable extends Governed {
  userId: string
  roleId: string
}

export interface SysPermissionTable extends Governed {
  parentId: string | null
  name: string
  menuType: number
  url: string | null
  component: string | null
  componentName: string | null
  redirect: string | null
  perms: string | null
  permsType: Generated<string>
  status: Generated<string>
  icon: string | null
  sortNo: Generated<number>
  route: Generated<boolean>
  leaf: Generated<boolean>
  keepAlive: Generated<boolean>
  hidden: Generated<boolean>
  alwaysShow: Generated<boolean>
  internalOrExternal: Generated<boolean>
  ruleFlag: Generated<number>
  delFlag: Generated<number>
  description: string | null
}

export interface SysRolePermissionTable extends Governed {
  roleId: string
  permissionId: string
}

/** A view: what each user holds by roles of the tenant and of departments, a menu or button as often as roles grant it. */
export interface SysUserPermissionView {
  tenantId: number
  userId: string
  permissionId: string
  dataRuleIds: string[]
}

export interface SysDepartTable extends Governed {
  parentId: Generated<string>
  departName: string
  departNameEn: string | null
  departNameAbbr: string | null
  departOrder: Generated<number>
  description: string | null
  orgCategory: Generated<string>
  orgType: Generated<string>
  orgCode: string
  mobile: string | null
  fax: string | null
  address: string | null
  memo: string | null
  status: Generated<string>
  delFlag: Generated<string>
}

export interface SysUserDepartTable extends Governed {
  userId: string
  depId: string
}

export interface SysDictTable extends Governed {
  type: Generated<number>
  dictName: string
  dictCode: string
  description: string | null
  delFlag: Generated<number>
}

export interface SysDictItemTable extends Governed {
  dictId: string
  itemText: string
  itemValue: string
  description: string | null
  sortOrder: Generated<number>
  status: Generated<number>
}

export interface SysCategoryTable extends Governed {
  pid: Generated<string>
  name: string
  code: string
  hasChild: Generated<string>
  sysOrgCode: Generated<string | null>
}

export interface SysLogTable extends Governed {
  logContent: string | null
  userid: string | null
  username: string | null
  ip: string | null
  method: string | null
  requestUrl: string | null
  requestType: string | null
  requestParam: string | null
  costTime: number | null
  logType: number
  operateType: number | null
  /** Name of the error that refused the call; null: it was let in. */
  refused: string | null
  /** Calls that the line stands for. */
  times: Generated<number>
  /** Trace id of the call. */
  trace: Generated<string | null>
  /** Of a failure: what the program says of it. */
  error: string | null
}

export interface SysFileUseTable {
  tenantId: Stamped<number>
  fileId: Stamped<string>
  /** `<schema>.<table>` */
  place: Stamped<string>
  recordId: Stamped<string>
  /** The column. */
  field: Stamped<string>
}

export interface SysFileUsageTable {
  tenantId: Stamped<number>
  /** '': the whole tenant. */
  username: Stamped<string>
  bytes: Stamped<string>
}

export interface SysFileTable extends Governed {
  /** The name that its owner gave it. */
  name: string
  biz: string
  /** Media type found from its bytes. */
  type: string
  size: number
  sha256: string
  /** Of pictures: null, not yet; false, it cannot be drawn. */
  drawn: boolean | null
  /** The folders that it was chosen in, joined by slashes. */
  folder: string | null
}

export interface SysUploadTable extends Governed {
  /** The name that its owner gave it. */
  name: string
  biz: string
  /** All of it, in bytes. */
  size: number
  /** The stored path; null until it is whole. */
  path: string | null
  /** The folders that it was chosen in, joined by slashes. */
  folder: string | null
}

export interface SysIdempotencyTable {
  tenantId: Generated<number>
  userId: string
  key: string
  operation: string
  requestHash: string
  /** Null while the first request runs, and for good when the server died meanwhile. */
  answer: ColumnType<unknown, string | null, string | null>
  createTime: Generated<string>
}

export interface SysAuditTable {
  id: Generated<number>
  tenantId: Generated<number>
  who: string | null
  at: Generated<string>
  tableName: string
  recordId: string | null
  action: string
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  trace: string | null
}

/** Every tenant; only the house writes it. */
export interface SysTenantTable {
  id: number
  name: string
  beginDate: string | null
  endDate: string | null
  status: Generated<number>
  delFlag: Generated<number>
  userLimit: number | null
  storageMb: number | null
  packId: string | null
  createBy: Stamped<string | null>
  createTime: Stamped<string>
  updateBy: Stamped<string | null>
  updateTime: Stamped<string | null>
  version: Stamped<number>
}

export interface SysTenantPackTable extends Governed {
  packName: string
  status: Generated<string>
  remarks: string | null
  permissionIds: Generated<string[]>
}

export interface SysUserTenantTable extends Governed {
  userId: string
  orgCode: string | null
}

/** Tables that only the auth role reaches. */
export interface AuthTables {
  sysUserSecret: { userId: string; passwordHash: string; oneTime: Generated<boolean>; updateTime: Generated<string> }
  sysEarlierPassword: { id: Generated<string>; userId: string; passwordHash: string; replaced: Generated<string> }
  sysSession: {
    id: Generated<string>
    tokenHash: string
    userId: string
    createTime: Generated<string>
    lastSeen: Generated<string>
    expires: string
    idleMinutes: Generated<number>
    oneTimePassword: Generated<boolean>
    address: string | null
    device: Generated<string>
  }
  sysLoginAttempt: {
    id: Generated<number>
    account: string
    address: string
    at: Generated<string>
    passed: Generated<boolean>
    device: string | null
  }
  sysSmsCode: { phone: string; mode: string; codeHash: string; sent: Generated<string>; expires: string; attempts: Generated<number> }
  sysDoorUse: { id: Generated<number>; door: string; subject: string; at: Generated<string> }
  sysTicket: {
    tokenHash: string
    purpose: string
    userId: string | null
    detail: ColumnType<unknown, string, never>
    attempts: Generated<number>
    expires: string
  }
  sysThirdAccount: { source: string; subject: string; userId: string; createTime: Generated<string> }
  sysTotp: { userId: string; secret: string; confirmed: string | null; lastStep: Generated<number> }
  sysRecoveryCode: { userId: string; codeHash: string }
}

/** Every table of the app role. */
export interface SysSavedQueryTable extends Governed {
  page: string
  kind: string
  title: string
  content: string
}

export interface SysSavedQueryRoleTable extends Governed {
  queryId: string
  roleId: string
}

export interface Tables {
  sysUser: SysUserTable
  sysRole: SysRoleTable
  sysUserRole: SysUserRoleTable
  sysPermission: SysPermissionTable
  sysRolePermission: SysRolePermissionTable
  sysUserPermission: SysUserPermissionView
  sysDepart: SysDepartTable
  sysUserDepart: SysUserDepartTable
  sysDict: SysDictTable
  sysDictItem: SysDictItemTable
  sysCategory: SysCategoryTable
  sysTenant: SysTenantTable
  sysTenantPack: SysTenantPackTable
  sysUserTenant: SysUserTenantTable
  sysLog: SysLogTable
  sysFile: SysFileTable
  sysFileUse: SysFileUseTable
  sysFileUsage: SysFileUsageTable
  sysUpload: SysUploadTable
  sysSavedQuery: SysSavedQueryTable
  sysSavedQueryRole: SysSavedQueryRoleTable
  sysIdempotency: SysIdempotencyTable
  sysAudit: SysAuditTable
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
