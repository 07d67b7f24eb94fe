import type { Operation } from '../../../server/http/contract'
import type { Caller, TestAnswer } from '../../helpers/server'
import { ADMIN } from '../../helpers/server'
import { rowsOf, workbook, workbookOf } from '../../helpers/workbook'
import { backups } from './backups'
import { comments } from './comments'
import { areaOf } from './contracts'
import { courses } from './courses'
import { data } from './data'
import { dataRules } from './data-rules'
import { dataSources } from './data-sources'
import { departmentRoles } from './department-roles'
import { documents } from './documents'
import { gatewayRoutes } from './gateway-routes'
import { jobs } from './jobs'
import { laws } from './laws'
import { logs } from './logs'
import { messageChannels } from './message-channels'
import { monitor } from './monitor'
import { onlineFormRights } from './online-form-rights'
import { onlineForms } from './online-forms'
import { onlineUsers } from './online-users'
import { fresh, sampleOf } from './samples'
import { settings } from './settings'
import { tenantPacks } from './tenant-packs'
import { website } from './website'
import { areas, type World } from './world'

export interface Request {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly file?: { readonly name: string; readonly content: Buffer | string; readonly type?: string }
  readonly fields?: Readonly<Record<string, string>>
  /** Who calls. Default: the administrator. */
  readonly as?: Caller
}

export type Maker = (world: World) => Promise<Request>

const DICT = 'sys_user,realname,id'
const ROLES = 'select role_name from sys_role'
const ROLE = { fieldName: 'role_name', fieldTxt: '角色' }
const PASSWORDS = { oldpassword: 'Strong-2026-x', password: 'Other-2026-y', confirmpassword: 'Other-2026-y' }
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const adminId = async (world: World) => (await world.rows(`select id from sys_user where username = '${world.username}'`))[0]?.id ?? ''
const menu = async (world: World) => (await world.rows("select id from sys_permission where url = '/isystem'"))[0]?.id ?? ''

/** The administrator works in a department. */
async function ownDepart(world: World) {
  const depart = await world.usual('/sys/sysDepart')
  await world.admin.post('/sys/user/editSysDepartWithUser', { depId: depart.id, userIdList: [await adminId(world)] })
  return depart
}

/** A tenant of its own, without people. */
async function emptyTenant(world: World): Promise<string> {
  const id = 1000 + fresh()
  const { body } = await world.admin.post('/sys/tenant/add', { id, name: `租户${id}`, status: 1 })
  if (!body.success) throw new Error(body.message)
  return String(id)
}

/** One in the recycle bin. */
async function deletedTenant(world: World): Promise<string> {
  const id = await emptyTenant(world)
  await world.admin.delete('/sys/tenant/delete', { id })
  return id
}

/** One with a user who may work in it. */
async function tenantWith(world: World) {
  const tenantId = Number(await emptyTenant(world))
  const user = await world.make('/sys/user')
  const { body } = await world.admin.put('/sys/tenant/addUsers', { tenantId, usernames: user.username })
  if (!body.success) throw new Error(body.message)
  return { tenantId, user }
}

async function deleted(world: World, area: string): Promise<string> {
  const { id } = await world.make(area)
  await world.admin.delete(`${area}/delete`, { id })
  return id
}

async function member(world: World) {
  const role = await world.make('/sys/role')
  const user = await world.make('/sys/user', { selectedroles: role.id })
  return { roleId: role.id, userId: user.id }
}

async function colleague(world: World) {
  const depart = await world.usual('/sys/sysDepart')
  const user = await world.make('/sys/user', { selecteddeparts: depart.id })
  return { depId: depart.id, userId: user.id }
}

/** A column of a report. */
async function reportField(world: World): Promise<string> {
  const { id } = await world.usual('/online/report')
  return (await world.rows(`select id from onl_report_items where _parent = '${id}'`))[0]?.id ?? ''
}

/** What stands at the top of a tree, where something does. */
const topOf =
  (area: string): Maker =>
  async world => {
    await world.usual(area)
    return { query: { pid: '0' } }
  }

/** An announcement to all, released. */
async function announced(world: World): Promise<string> {
  const { id } = await world.make('/sys/annountCement')
  await world.admin.get('/sys/annountCement/doReleaseData', { id })
  return id
}

/** A workbook with a report and its columns. */
const reportBook: Maker = async () => ({
  file: {
    name: 'reports.xlsx',
    content: workbookOf({
      报表配置: [
        ['主表序号', '报表编码', '报表名称', '数据源'],
        ['1', `sheet_${fresh()}`, '角色', '/sys/role'],
      ],
      报表列: [
        ['主表序号', '字段', '列名'],
        ['1', 'roleName', '名称'],
      ],
    }),
  },
})

/** What calls need that their schema cannot say, by operation. */
const special: Readonly<Record<string, Maker>> = {
  ...onlineForms,
  ...onlineFormRights,
  ...departmentRoles,
  ...dataRules,
  ...comments,
  ...documents,
  ...data,
  ...backups,
  ...logs,
  ...monitor,
  ...jobs,
  ...laws,
  ...courses,
  ...website,
  ...onlineUsers,
  ...gatewayRoutes,
  ...tenantPacks,
  ...dataSources,
  ...messageChannels,
  ...settings,
  sysLogin: async () => ({ body: { ...ADMIN } }),
  sysRandomImage: async () => ({ params: { key: String(Date.now()) } }),
  sysCheckCaptcha: async () => ({ body: { captcha: 'ABCD', checkKey: 1 } }),
  sysMLogin: async () => ({ body: { ...ADMIN } }),
  sysLogout: async world => ({ as: await world.signIn() }),
  sysLogoutGet: async world => ({ as: await world.signIn() }),
  sysSelectDepart: async world => ({ body: { orgCode: (await ownDepart(world)).orgCode } }),
  sysSelectDepartPost: async world => ({ body: { orgCode: (await ownDepart(world)).orgCode } }),
  sysUserUpdatePassword: async world => ({ as: (await world.person()).caller, body: PASSWORDS }),
  sysUserUpdatePasswordPost: async world => ({ as: (await world.person()).caller, body: PASSWORDS }),
  sysCategoryChildList: topOf('/sys/category'),
  sysCategoryGetChildListBatch: async () => ({ query: { parentIds: '0' } }),
  sysCategoryCheckCode: async world => {
    const { id, code } = await world.usual('/sys/category')
    return { query: { pid: id, code: `${code}A01` } }
  },
  sysCategoryLoadOne: async world => ({ query: { field: 'code', val: String((await world.usual('/sys/category')).code) } }),
  sysCategoryLoadTreeRoot: async world => ({ query: { async: 'false', pcode: String((await world.usual('/sys/category')).code) } }),
  sysCategoryLoadTreeChildren: async () => ({ query: { pid: '0' } }),
  sysCategoryLoadTreeData: async () => ({ query: { pcode: '0', condition: '{}' } }),
  sysCategoryLoadDictItem: async world => ({ query: { ids: (await world.usual('/sys/category')).id } }),
  sysCategoryLoadAllData: async () => ({ query: { code: '0' } }),
  sysSysDepartQueryMyDeptTreeList: async world => {
    const { id } = await ownDepart(world)
    await world.admin.put('/sys/user/edit', { id: await adminId(world), userIdentity: 2, departIds: id })
    return {}
  },
  sysSysDepartQueryAllParentId: async world => ({ query: { departId: (await world.usual('/sys/sysDepart')).id } }),
  sysPermissionCheckPermDuplication: async () => ({ query: { url: `/free/${fresh()}`, alwaysShow: 'false' } }),
  sysSysAnnouncementSendGetOne: async world => ({ query: { sendId: await announced(world) } }),
  sysAnnountCementVue3List: async world => {
    await announced(world)
    return { query: { rangeDateKey: 'by', starFlag: '', noticeType: '' } }
  },
  sysSysDepartSearchBy: async world => ({ query: { keyWord: String((await world.usual('/sys/sysDepart')).departName) } }),
  sysSysDepartListAll: async () => ({ query: {} }),
  sysDuplicateCheckPlus: async () => ({ query: { tableName: 'sys_role', condition: '{"role_code":"none","role_name":"none"}' } }),
  sysFillRuleTestFillRule: async world => ({ query: { ruleCode: String((await world.usual('/sys/fillRule')).ruleCode) } }),
  sysFillRuleExecuteRuleByCode: async world => ({ params: { ruleCode: String((await world.usual('/sys/fillRule')).ruleCode) }, body: {} }),
  sysFillRuleExecuteRuleByCodeBatch: async world => ({ body: { rules: [{ ruleCode: (await world.usual('/sys/fillRule')).ruleCode }] } }),
  sysDictDeletePhysic: async world => ({ params: { id: await deleted(world, '/sys/dict') } }),
  sysDictBack: async world => ({ params: { id: await deleted(world, '/sys/dict') } }),
  sysDictGetDictItems: async () => ({ params: { dict: 'sex' } }),
  sysDictGetDictText: async () => ({ params: { code: 'sex', key: '1' } }),
  sysDictLoadDict: async () => ({ params: { dict: DICT }, query: { keyword: '管', pageSize: '5' } }),
  sysDictLoadDictItem: async world => ({ params: { dict: DICT }, query: { key: await adminId(world) } }),
  sysDictLoadTreeData: async () => ({
    query: {
      pid: '0',
      pidField: 'pid',
      tableName: 'sys_category',
      text: 'name',
      code: 'id',
      hasChildField: 'has_child',
      condition: '{}',
    },
  }),
  sysDictQueryTableData: async () => ({
    query: { table: 'sys_user', text: 'realname', code: 'username', keyword: '', pageNo: '1', pageSize: '5' },
  }),
  sysDictItemList: async world => ({ query: { dictId: (await world.usual('/sys/dictItem')).dictId as string } }),
  sysDictItemDictItemCheck: async world => ({ query: { dictId: (await world.usual('/sys/dict')).id, itemValue: `free${fresh()}` } }),
  sysCronNextRuns: async () => ({ query: { expression: '0 0 8 * * ?', count: '3', timeZone: 'Asia/Shanghai' } }),
  sysCheckRuleCheckByCode: async world => ({ query: { ruleCode: String((await world.usual('/sys/checkRule')).ruleCode), value: 'AB12' } }),
  unstructurDocumentdataDocumenttypeIsExistName: async world => ({
    query: { name: String((await world.make('/unstructur/documentdata/documenttype')).name) },
  }),
  unstructurDocumentdataKnowledgebasedocumenttypeIsExistName: async world => ({
    query: { name: String((await world.make('/unstructur/documentdata/knowledgebasedocumenttype')).name) },
  }),
  unstructurDocumentdataCollectAdd: async world => ({ body: await documentOf(world) }),
  unstructurDocumentdataCollectDelete: async world => {
    const query = await documentOf(world)
    await world.admin.post('/unstructur/documentdata/collect/add', query)
    return { query }
  },
  unstructurDocumentdataBrowseAdd: async world => ({ body: await documentOf(world) }),
  exampleMaterialIsExistName: async world => ({ query: { name: String((await world.make('/example/material')).name) } }),
  sysDuplicateCheck: async () => ({ query: { tableName: 'sys_role', fieldName: 'role_code', fieldVal: `free${fresh()}` } }),
  sysDuplicateCheckBatch: async () => ({
    body: { questions: [{ tableName: 'sys_role', fieldName: 'role_code', fieldVal: `free${fresh()}` }] },
  }),
  sysCommonUpload: async () => ({ file: { name: '点.png', content: PNG, type: 'image/png' }, fields: { biz: 'temp' } }),
  sysCommonUploadFinish: async world => {
    const about = { 'tus-resumable': '1.0.0', 'upload-metadata': `filename ${Buffer.from('点.png').toString('base64')}` }
    const begun = await world.admin.call('POST', '/sys/common/parts', { headers: { ...about, 'upload-length': String(PNG.length) } })
    const id = String(begun.headers.location).split('/').at(-1) ?? ''
    const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    await world.admin.call('PATCH', `/sys/common/parts/${id}`, { headers, payload: PNG })
    return { body: { id } }
  },
  sysCommonStatic: async world => {
    // What no record names is its sender's alone.
    const { caller } = await world.person()
    const { body } = await caller.upload('/sys/common/upload', { name: '点.png', content: PNG }, { biz: 'temp' })
    return { as: caller, params: { path: body.message } }
  },
  sysCommonStorage: async () => ({}),
  sysCommonStorageUnused: async () => ({}),
  sysCommonStorageUnusedDelete: async world => {
    const { body } = await world.admin.upload('/sys/common/upload', { name: '点.png', content: PNG }, { biz: 'temp' })
    return { query: { ids: body.message.split('/')[1] ?? '' } }
  },
  sysPermissionGetPermCode: async () => ({}),
  sysPermissionGetUserPermissionByToken: async () => ({}),
  sysPermissionGetSystemSubmenu: async world => ({ query: { parentId: await menu(world) } }),
  sysPermissionGetSystemSubmenuBatch: async world => ({ query: { parentIds: await menu(world) } }),
  sysPermissionQueryListAsync: async world => ({ query: { pid: await menu(world) } }),
  sysPermissionQueryRolePermission: async world => ({ query: { roleId: (await world.usual('/sys/role')).id } }),
  sysPermissionSaveRolePermission: async world => ({
    body: { roleId: (await world.make('/sys/role')).id, permissionIds: await menu(world), lastpermissionIds: '' },
  }),
  sysRoleCheckRoleCode: async () => ({ query: { roleCode: `free${fresh()}` } }),
  sysSysRoleIndexQueryByCode: async world => ({ query: { roleCode: String((await world.usual('/sys/sysRoleIndex')).roleCode) } }),
  sysSysRoleIndexUpdateDefIndex: async () => ({ query: { url: '/isystem/user', component: '', isRoute: 'true' } }),
  sysUserFrozenBatch: async world => ({ body: { ids: (await world.make('/sys/user')).id, status: 2 } }),
  sysUserChangePassword: async world => ({
    body: { username: (await world.make('/sys/user')).username, password: 'Other-2026-y', confirmpassword: 'Other-2026-y' },
  }),
  sysUserQueryByIds: async world => ({ query: { userIds: await adminId(world) } }),
  sysUserQueryUserRole: async world => ({ query: { userid: await adminId(world) } }),
  sysUserQueryUserRoleCode: async world => ({ query: { userid: await adminId(world) } }),
  sysUserUserDepartList: async world => ({ query: { userId: (await colleague(world)).userId } }),
  sysUserQueryUserByDepId: async world => ({ query: { id: (await colleague(world)).depId, realname: '样本' } }),
  sysUserCheckOnlyUser: async () => ({ query: { username: `free${fresh()}` } }),
  sysUserUserRoleList: async world => ({ query: { roleId: (await member(world)).roleId } }),
  sysUserAddSysUserRole: async world => ({
    body: { roleId: (await world.usual('/sys/role')).id, userIdList: [(await world.make('/sys/user')).id] },
  }),
  sysUserDeleteUserRole: async world => ({ query: await member(world) }),
  sysUserDeleteUserRoleBatch: async world => {
    const { roleId, userId } = await member(world)
    return { query: { roleId, userIds: `${userId},` } }
  },
  sysUserDepartUserList: async world => ({ query: { depId: (await colleague(world)).depId } }),
  sysUserEditSysDepartWithUser: async world => ({
    body: { depId: (await world.usual('/sys/sysDepart')).id, userIdList: [(await world.make('/sys/user')).id] },
  }),
  sysUserDeleteUserInDepart: async world => ({ query: await colleague(world) }),
  sysUserDeleteUserInDepartBatch: async world => {
    const { depId, userId } = await colleague(world)
    return { query: { depId, userIds: `${userId},` } }
  },
  sysThirdLoginUnbind: async () => ({ query: { source: 'none' } }),
  sysTenantQueryById: async world => ({ query: { id: await emptyTenant(world) } }),
  sysTenantAdd: async () => ({ body: { id: 1000 + fresh(), name: '新租户', status: 1 } }),
  sysTenantEdit: async world => ({ body: { id: Number(await emptyTenant(world)), name: '改过的租户' } }),
  sysTenantDelete: async world => ({ query: { id: await emptyTenant(world) } }),
  sysTenantDeleteBatch: async world => ({ query: { ids: `${await emptyTenant(world)},${await emptyTenant(world)},` } }),
  sysTenantRecycleBinPageList: async world => {
    await deletedTenant(world)
    return {}
  },
  sysTenantRevertTenantLogic: async world => ({ query: { ids: await deletedTenant(world) } }),
  sysTenantDeleteLogicDeleted: async world => ({ query: { ids: `${await deletedTenant(world)},${await deletedTenant(world)}` } }),
  sysTenantUserList: async world => ({ query: { tenantId: String((await tenantWith(world)).tenantId) } }),
  sysTenantAddUsers: async world => ({
    body: { tenantId: Number(await emptyTenant(world)), usernames: (await world.make('/sys/user')).username },
  }),
  sysTenantRemoveUsers: async world => {
    const { tenantId, user } = await tenantWith(world)
    return { query: { tenantId: String(tenantId), ids: user.id } }
  },
  sysTenantManager: async world => {
    const { tenantId, user } = await tenantWith(world)
    return { body: { tenantId, id: user.id, manager: true } }
  },
  sysUserRecycleBin: async world => {
    await deleted(world, '/sys/user')
    return {}
  },
  sysDictDeleteList: async world => {
    await deleted(world, '/sys/dict')
    return {}
  },
  sysRoleDeleteList: async world => {
    await deleted(world, '/sys/role')
    return {}
  },
  sysRolePutRecycleBin: async world => ({ body: { ids: `${await deleted(world, '/sys/role')},` } }),
  sysRoleDeleteRecycleBin: async world => ({ query: { ids: `${await deleted(world, '/sys/role')},` } }),
  sysDictPutRecycleBin: async world => ({ body: { ids: `${await deleted(world, '/sys/dict')},` } }),
  sysDictDeleteRecycleBin: async world => ({ query: { ids: `${await deleted(world, '/sys/dict')},` } }),
  sysUserPutRecycleBin: async world => ({ body: { userIds: await deleted(world, '/sys/user') } }),
  sysUserDeleteRecycleBin: async world => ({ query: { userIds: await deleted(world, '/sys/user') } }),
  sysAnnountCementDoReleaseData: async world => ({ query: { id: (await world.make('/sys/annountCement')).id } }),
  sysAnnountCementDoReovkeData: async world => ({ query: { id: await announced(world) } }),
  sysAnnountCementQueryById: async world => ({ query: { id: await announced(world) } }),
  sysAnnountCementListByUser: async world => {
    await announced(world)
    return {}
  },
  sysAnnountCementSyncNotic: async world => ({ query: { anntId: await announced(world) } }),
  sysSysAnnouncementSendEditByAnntIdAndUserId: async world => ({ body: { anntId: await announced(world) } }),
  sysSysAnnouncementSendEditByAnntIdAndUserIdPost: async world => ({ body: { anntId: await announced(world) } }),
  sysSysAnnouncementSendEdit: async world => ({ body: { id: (await world.make('/sys/sysAnnouncementSend')).id, readFlag: '1' } }),
  sysSysAnnouncementSendGetMyAnnouncementSend: async world => {
    await announced(world)
    return {}
  },
  sysQueryRun: async () => ({ body: { source: '/sys/role', groups: [{ field: 'createBy' }], measures: [{ measure: 'count' }] } }),
  sysQueryExport: async () => ({ body: { source: '/sys/role', columns: ['roleName', 'createTime'] } }),
  sysSavedQueryEdit: async world => ({ body: { id: (await world.make('/sys/savedQuery')).id, title: `改过的${fresh()}` } }),
  sysStoredScreenEdit: async world => ({ body: { id: (await world.make('/sys/storedScreen')).id, description: `改过的${fresh()}` } }),
  sysStoredScreenCheck: async () => ({ body: { content: '{"screen":"query","title":"样本"}' } }),
  sysStoredScreenQueryByName: async world => ({ query: { name: String((await world.usual('/sys/storedScreen')).name) } }),
  sysFormDraftSave: async () => ({ body: { place: `course/lecturer|add|${fresh()}`, content: '{"values":{"name":"张"}}' } }),
  sysFormDraftQuery: async () => ({ query: { place: 'course/lecturer|add|' } }),
  sysFormDraftDelete: async () => ({ query: { place: `course/lecturer|edit|${fresh()}` } }),
  unstructurDocumentdataSearchList: async () => ({ body: { fullTextContent: '审计' } }),
  unstructurDocumentdataSearchSuggest: async () => ({ query: { text: '审计' } }),
  unstructurDocumentdataSearchHits: async () => ({ query: { source: 'document', id: 'none', text: '审计' } }),
  unstructurDocumentdataSearchSimilar: async () => ({ query: { source: 'document', id: 'none' } }),
  sysSavedQueryMine: async () => ({ query: { page: 'course/lecturer' } }),
  unstructurDocumentdataDocumentfolderChildList: topOf('/unstructur/documentdata/documentfolder'),
  unstructurDocumentdataKnowledgecategoryChildList: topOf('/unstructur/documentdata/knowledgecategory'),
  dataFolderChildList: topOf('/data/folder'),
  courseCategoryChildList: topOf('/course/category'),
  websiteColumnChildList: topOf('/website/column'),
  exampleRegionChildList: topOf('/example/region'),
  onlineCgreportApiGetRpColumns: async world => ({ params: { code: String((await world.usual('/online/report')).code) } }),
  onlineCgreportApiGetQueryInfo: async world => ({ params: { cgRpConfigId: (await world.usual('/online/report')).id } }),
  onlineCgreportApiGetParamsInfo: async world => ({ params: { cgRpConfigId: (await world.usual('/online/report')).id } }),
  onlineCgreportApiGetData: async world => ({ params: { cgRpConfigId: (await world.usual('/online/report')).id } }),
  onlineCgreportApiGetColumnsAndData: async world => ({ params: { cgRpConfigId: (await world.usual('/online/report')).id } }),
  onlineCgreportApiExportManySheetXls: async world => ({ params: { cgRpConfigId: (await world.usual('/online/report')).id } }),
  onlineCgreportApiGetReportDictList: async world => ({ query: { fieldId: await reportField(world) } }),
  onlineApiCgreportGetDataPackage: async world => ({
    query: { code: String((await world.usual('/online/report')).code), dictCode: 'roleName', dictText: 'roleName', dataList: '管理员' },
  }),
  onlineCgreportApiExportXls: async world => ({ params: { cgRpConfigId: (await world.usual('/online/report')).id } }),
  onlineReportImportExcel: reportBook,
  onlineReportImportPreview: reportBook,
  onlineCgreportApiTestConnection: async () => ({ body: {} }),
  onlineCgreportHeadAdd: async () => ({ body: { head: { code: `sql_${fresh()}`, name: '语句', cgrSql: ROLES }, items: [ROLE] } }),
  onlineCgreportHeadEditAll: async world => {
    const { id, code } = await world.make('/online/report')
    return { body: { head: { id, code, name: '改过', cgrSql: ROLES }, items: [ROLE], params: [], deleteItemIds: '', deleteParamIds: '' } }
  },
  onlineCgreportHeadDelete: async world => ({ query: { id: (await world.make('/online/report')).id } }),
  onlineCgreportHeadDeleteBatch: async world => ({ query: { ids: `${(await world.make('/online/report')).id},` } }),
  onlineCgreportHeadParseSql: async () => ({ query: { sql: ROLES, dbKey: '' } }),
  onlineCgreportItemListByHeadId: async world => ({ query: { headId: (await world.usual('/online/report')).id } }),
  onlineCgreportParamListByHeadId: async world => ({ query: { headId: (await world.usual('/online/report')).id } }),
}

const documentOf = async (world: World) => ({
  source: 'document' as const,
  id: (await world.usual('/unstructur/documentdata/documentinformation')).id,
})

/** A row of a workbook by the titles of its columns. */
const sheets: Readonly<Record<string, (n: number, world: World) => Promise<Readonly<Record<string, string>>>>> = {
  '/sys/user': async n => ({ 用户账号: `imported${n}`, 用户姓名: '导入', 性别: '女', 生日: '1990-05-01' }),
  '/sys/role': async n => ({ 角色名称: '导入', 角色编码: `imported${n}` }),
  '/sys/sysDepart': async n => ({ 机构名称: `导入${n}`, 机构类型: '公司', 排序: '3' }),
  '/sys/dict': async n => ({ 字典名称: '导入', 字典编码: `imported_${n}`, 字典项文本: '甲', 字典项值: '1' }),
  '/sys/category': async n => ({ 分类名称: `导入${n}` }),
  '/sys/annountCement': async n => ({ 标题: `导入${n}`, 优先级: '高', 开始时间: '2026-01-02 03:04:05' }),
  '/course/lecturer': async n => ({ 姓名: `导入${n}`, 级别: '中级讲师', 出生日期: '1990-05-01', 课酬: '99.5' }),
  '/course/category': async n => ({ 名称: `导入${n}`, 编码: `IM-${n}` }),
  '/course/comment': async (_n, world) => ({
    课件: '导入的课件',
    讲师: String((await world.usual('/course/lecturer')).name),
    评论内容: '导入的评论',
    评分: '5',
    评论时间: '2026-01-02 03:04:05',
  }),
  '/course/course': async (n, world) => ({
    课程名称: `导入${n}`,
    课程分类: String((await world.usual('/course/category')).name),
    讲师: String((await world.usual('/course/lecturer')).name),
  }),
  '/course/chapter': async (n, world) => ({ 课程: String((await world.usual('/course/course')).id), 章节名称: `导入${n}` }),
  '/course/lesson': async (n, world) => ({
    章节: String((await world.usual('/course/chapter')).title),
    课件名称: `导入${n}`,
    类型: '富文本',
    '时长（秒）': '60',
    正文: '导入的正文',
  }),
  '/course/collection': async n => ({ 专题名称: `导入${n}` }),
  '/unstructur/documentdata/documenttype': async n => ({ 名称: `导入${n}`, 编码: `IM-${n}` }),
  '/unstructur/documentdata/knowledgebasedocumenttype': async n => ({ 名称: `导入${n}` }),
  '/unstructur/documentdata/documentfolder': async n => ({ 名称: `导入${n}` }),
  '/unstructur/documentdata/knowledgecategory': async n => ({ 名称: `导入${n}` }),
  '/unstructur/documentdata/companyinformation': async n => ({ 企业名称: `导入${n}` }),
  '/unstructur/documentdata/tag': async n => ({ 名称: `导入${n}` }),
  '/unstructur/documentdata/searchword': async n => ({ 词语: `导入${n}` }),
  '/unstructur/documentdata/contracttemplate': async n => ({ 名称: `导入${n}`, 启用: '是' }),
  '/data/recipe': async (n, world) => ({ 名称: `导入${n}`, 来源数据表: String((await world.usual('/data/sheet')).id), 密级: '公开' }),
  '/audit/project': async n => ({
    项目编号: `SJ-9-${n}`,
    项目名称: `导入${n}`,
    项目类型: '专项审计调查',
    被审计单位: '导入的单位',
    年度: '2026',
    组长: ADMIN.username,
    审计期间起: '2025-01-01',
    审计期间止: '2025-12-31',
  }),
  '/audit/doubt': async (n, world) => ({ 疑点标题: `导入${n}`, 数据表: String((await world.usual('/data/sheet')).id), 密级: '公开' }),
  '/audit/finding': async (n, world) => ({
    审计项目: String((await world.usual('/audit/project')).id),
    标题: `导入${n}`,
    问题类别: '其他',
    严重程度: '一般',
    责任单位: '导入的单位',
    发生日期: '2025-03-01',
    事实: '导入的事实',
  }),
  '/website/column': async n => ({ 栏目名称: `导入${n}`, 编码: `im-${n}` }),
  '/website/article': async (n, world) => ({
    标题: `导入${n}`,
    栏目: String((await world.usual('/website/column')).title),
    正文: '导入的正文',
  }),
  '/website/slide': async n => ({ 标题: `导入${n}`, 启用: '否' }),
  '/website/link': async n => ({ 名称: `导入${n}`, 链接地址: 'https://example.org' }),
  '/audit/law': async n => ({ 名称: `导入${n}`, 效力级别: '地方性法规' }),
  '/audit/lawversion': async (_n, world) => ({ 法规: String((await world.usual('/audit/law')).name), 正文: '第一条　导入' }),
  '/unstructur/documentdata/watchlist': async n => ({ 对象: '企业', 类别: '黑名单', 名称: `导入${n}公司`, 级别: '中', 列入原因: '导入' }),
  '/unstructur/documentdata/documentinformation': async n => ({ 标题: `导入${n}`, 密级: '公开' }),
  '/unstructur/documentdata/knowledgebase': async n => ({ 标题: `导入${n}`, 密级: '公开', 正文: '导入的正文' }),
  '/example/material': async n => ({ 物料编码: `M${900_000 + n}`, 物料名称: '导入', 单位: '件', 数量: '3' }),
  '/example/cell': async n => ({ 文本: `导入${n}` }),
  '/example/rule': async n => ({ 编码: `导入${n}` }),
  '/example/budget': async n => ({ 项目: `导入${n}`, 类别: '设备', 数量: '1', 单价: '2' }),
  '/example/reading': async n => ({ 读数编号: `E${900_000 + n}`, 站点: '东门' }),
  '/example/job': async n => ({ 任务名称: `导入${n}`, 执行计划: '0 0 2 * * ?' }),
  '/example/text': async n => ({ 名称: `导入${n}`, 标签: '急件普通', 颜色: '#1890ff', 评分: '3.5', 进度: '30%' }),
  '/example/attachment': async n => ({ 资料名称: `导入${n}` }),
  '/example/article': async n => ({ 标题: `导入${n}`, 正文: '导入的正文' }),
  '/example/branch': async n => ({ 机构名称: `导入${n}`, 所在地区: '北京市/北京市/东城区' }),
  '/example/region': async n => ({ 地区名称: `导入${n}`, 地区编码: String(900_000 + n) }),
  '/example/code': async n => ({ 名称: `导入${n}` }),
  '/example/picker': async n => ({ 名称: `导入${n}` }),
  '/example/sale': async n => ({
    销售编号: `IM${n}`,
    销售日期: '2026-03-01',
    大区: '华北',
    省份: '北京',
    产品: '数据服务',
    数量: '2',
    金额: '3',
  }),
  '/online/report': async n => ({ 报表编码: `IM${n}`, 报表名称: '导入', 数据源: '/sys/role' }),
  '/sys/checkRule': async n => ({
    规则名称: '导入',
    规则编码: `im${n}`,
    规则内容: '[{"digits":"*","pattern":"^.{6}$","message":"须为6位"}]',
  }),
  '/sys/fillRule': async n => ({ 规则名称: '导入', 规则编码: `im${n}`, 规则类型: '按格式编号', 规则参数: '{"format":"{0}"}' }),
  '/sys/sysRoleIndex': async (_n, world) => ({
    角色: String((await world.make('/sys/role')).roleName),
    首页路径: '/isystem/user',
    状态: '禁用',
  }),
  '/sys/tableWhiteList': async n => ({ 表名: `table_${n}`, 字段: '*', 状态: '禁用' }),
  '/sys/message/sysMessageTemplate': async n => ({ 模板编码: `im${n}`, 模板标题: '导入', 模板类型: '系统消息', 模板内容: '您好' }),
  '/sys/message/sysMessage': async () => ({ 消息标题: '导入', 发送方式: '系统消息', 接收人: 'admin', 消息内容: '您好' }),
  '/sys/quartzJob': async n => ({ 任务名称: `导入${n}`, 任务类型: '示例任务', 执行计划: '0 0 0 1 1 ? 2099' }),
  '/sys/watchRule': async n => ({ 规则名称: `导入${n}`, 监控指标: '进程CPU占用（%）', 阈值: '1000000', 持续分钟: '1', 状态: '停用' }),
  '/data/folder': async n => ({ 名称: `导入${n}` }),
  '/data/sheet': async n => ({ 名称: `导入${n}`, 密级: '公开' }),
  '/sys/frameOrigin': async n => ({ 网站地址: `https://im${n}.test` }),
  '/sys/position': async n => ({ 职务编码: `IM${n}`, 职务名称: '导入' }),
  '/example/order': async n => ({ 订单号: `IM${9000 + n}`, 客户: '导入', 订单日期: '2026-03-01' }),
}

/** The template of the area with one row filled in. */
async function filledTemplate(world: World, area: string): Promise<Buffer> {
  const rows = rowsOf((await world.admin.get(`${area}/importTemplate`)).raw)
  const values = (await sheets[area]?.(fresh(), world)) ?? {}
  const header = (rows.at(-1) ?? []).map(String)
  const unknown = Object.keys(values).find(title => !header.includes(title))
  if (unknown) throw new Error(`The template of ${area} has no column ${unknown}: ${header}`)
  return workbook([...rows, header.map(title => values[title] ?? '')])
}

/** What one call of an area needs whatever the area is, by the last part of its path. */
const usual: Readonly<Record<string, (world: World, area: string) => Promise<Request>>> = {
  add: async (world, area) => ({ body: await world.sample(area) }),
  edit: async (world, area) => {
    const { id } = await world.make(area)
    const { username, password, ...sample } = await world.sample(area)
    return { body: { ...sample, id } }
  },
  delete: async (world, area) => ({ query: { id: (await world.make(area)).id } }),
  deleteBatch: async (world, area) => ({ query: { ids: `${(await world.make(area)).id},${(await world.make(area)).id},` } }),
  queryById: async (world, area) => ({ query: { id: (await world.usual(area)).id } }),
  importExcel: async (world, area) => ({ file: { name: 'rows.xlsx', content: await filledTemplate(world, area) } }),
  importPreview: async (world, area) => ({ file: { name: 'rows.xlsx', content: await filledTemplate(world, area) } }),
}

/** A call that the server must accept. Lists have a record to show. */
export async function requestFor(world: World, operation: Operation): Promise<Request> {
  const area = areaOf(operation)
  const make = special[operation.handledBy]
  if (make) return make(world)
  if (areas[area]) await world.usual(area)
  const last = operation.path.split('/').at(-1) ?? ''
  const known = areas[area] ? usual[last] : undefined
  return known ? known(world, area) : { ...(operation.body && { body: sampleOf(operation.body) }) }
}

/** The path with its parameters filled in. */
export function pathFor({ path, slashes }: Operation, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(params[name] ?? '1')
    return name === slashes ? value.replaceAll('%2F', '/') : value
  })
}

export function send(caller: Caller, operation: Operation, request: Request): Promise<TestAnswer> {
  const path = pathFor(operation, request.params)
  const { file, fields = {}, query = {}, body } = request
  if (file) return caller.upload(path, file, { ...fields })
  return caller.call(operation.method, path, { query: { ...query }, ...(body && { payload: body }) })
}
