import type { Generation } from './generation'

/** Calls that only our server has, as beginnings of their paths. */
const STARTS = [
  '/online/report/exportXls',
  '/online/report/importExcel',
  '/sys/addressBook/',
  '/sys/apiDocs/',
  '/sys/common/parts',
  '/sys/common/storage',
  '/sys/common/uploadFinish',
  '/sys/cron/',
  '/sys/dataLog/differences',
  '/sys/dataLog/exportXls',
  '/sys/dataLog/history',
  '/sys/dataSource/test',
  '/sys/duplicate/checkBatch',
  '/sys/duplicate/checkPlus',
  '/sys/formDraft/',
  '/sys/frameOrigin/',
  '/sys/jobFlow/',
  '/sys/jobFlowRun/',
  '/sys/gatewayRoute/add',
  '/sys/gatewayRoute/edit',
  '/sys/gatewayRoute/page',
  '/sys/gatewayRoute/publish',
  '/sys/gatewayRoute/queryById',
  '/sys/gatewayRoute/switchOff',
  '/sys/gatewayRoute/tryOut',
  '/sys/gatewayRoute/undo',
  '/sys/jobRun/',
  '/sys/online/endAll',
  '/sys/online/endOthers',
  '/sys/online/endOwn',
  '/sys/online/failures',
  '/sys/online/own',
  '/sys/online/unlock',
  '/sys/monitor/',
  '/sys/log/exportFile',
  '/sys/logSeal/',
  '/sys/messageChannel/',
  '/sys/message/sysMessage/again',
  '/sys/message/sysMessageTemplate/preview',
  '/sys/quartzJob/hold',
  '/sys/quartzJob/nextRuns',
  '/sys/quartzJob/today',
  '/sys/quartzJob/types',
  '/sys/query/',
  '/sys/savedQuery/',
  '/sys/setting/',
  '/sys/signIn/',
  '/sys/statistics/',
  '/sys/storedScreen/',
  '/sys/sysDepartPermission/queryTreeList/',
  '/sys/sysDepartRole/memberList',
  '/sys/tableWhiteList/exportXls',
  '/sys/tableWhiteList/importExcel',
  '/sys/tenant/addUsers',
  '/sys/tenant/choosePack',
  '/sys/tenant/manager',
  '/sys/tenant/packEffect',
  '/sys/tenant/packPermissions',
  '/sys/tenant/packTree',
  '/sys/tenant/queryPackById',
  '/sys/tenant/removeUsers',
  '/sys/tenant/savePackPermissions',
  '/sys/tenant/userList',
  '/sys/thirdLogin/accounts',
  '/sys/thirdLogin/bindOwn',
  '/sys/thirdLogin/unbind',
  '/sys/totp/',
  '/sys/user/queryUserRoleCode',
  '/sys/watchRule/',
  '/sys/websocket/',
]

/** The same for parts at the end, or before the id at the end. */
const PARTS = /\/(?:saveBatch|importTemplate)(?:\/|$)/

/** Calls that the family has under another method, or not for one of its entities. */
const CALLS: ReadonlySet<string> = new Set([
  'GET /sys/dict/queryById',
  'GET /sys/dictItem/queryById',
  'GET /sys/permission/queryById',
  'GET /sys/sysDepart/queryById',
  'POST /sys/cas/client/validateLogin',
  'POST /sys/selectDepart',
  'POST /sys/sysAnnouncementSend/editByAnntIdAndUserId',
  'POST /sys/user/passwordChange',
  'POST /sys/user/updatePassword',
])

/** What 3.x has no more. */
const GONE: ReadonlySet<string> = new Set(['GET /sys/user/querySysUser', 'GET /sys/thirdLogin/getLoginUser/{token}/{thirdType}'])

/** What 2.4 does not have yet. */
const LATER: ReadonlySet<string> = new Set([
  'GET /sys/annountCement/getUnreadMessageCount',
  'GET /sys/annountCement/vue3List',
  'GET /sys/permission/checkPermDuplication',
  'GET /sys/sysAnnouncementSend/getOne',
  'GET /sys/sysDepart/queryAllParentId',
  'GET /sys/log/exportXls',
  'GET /sys/permission/getPermCode',
  'GET /sys/sysDepart/getUsersByDepartId',
  'GET /sys/sysDepart/queryDepartTreeSync',
  'GET /sys/user/getUserInfo',
  'GET /sys/user/login/setting/getUserData',
  'GET /sys/user/verifyIzDefaultPwd',
  'POST /sys/loginGetUserDeparts',
  'POST /sys/annountCement/clearAllUnReadMessage',
])

/** The same as beginnings of paths. */
const LATER_STARTS = [
  '/online/cgform/head/copyOnlineTable',
  '/sys/comment/',
  '/sys/dict/deleteRecycleBin',
  '/sys/dict/putRecycleBin',
  '/sys/gatewayRoute/copyRoute',
  '/sys/gatewayRoute/deleteList',
  '/sys/gatewayRoute/deleteRecycleBin',
  '/sys/gatewayRoute/putRecycleBin',
  '/sys/online/',
  '/sys/sysRoleIndex/',
  '/sys/tableWhiteList/',
  '/sys/tenant/addPackPermission',
  '/sys/tenant/deleteLogicDeleted',
  '/sys/tenant/deleteTenantPack',
  '/sys/tenant/editPackPermission',
  '/sys/tenant/packList',
  '/sys/tenant/recycleBinPageList',
  '/sys/tenant/revertTenantLogic',
]

/** Screens that have nothing to show, or to do, without one call. */
const SCREENS: ReadonlyMap<string, readonly [method: string, path: string]> = new Map([
  ['monitor/alarm', ['GET', '/sys/monitor/alarm/list']],
  ['monitor/call', ['GET', '/sys/monitor/overview']],
  ['monitor/call-list', ['GET', '/sys/monitor/call/list']],
  ['monitor/database', ['GET', '/sys/monitor/overview']],
  ['monitor/front', ['GET', '/sys/monitor/vital/list']],
  ['monitor/front-error', ['GET', '/sys/monitor/frontError/list']],
  ['monitor/rule', ['GET', '/sys/watchRule/list']],
  ['monitor/server', ['GET', '/sys/monitor/overview']],
  ['monitor/server-list', ['GET', '/sys/monitor/server/list']],
  ['monitor/session', ['GET', '/sys/monitor/session/list']],
  ['monitor/statement', ['GET', '/sys/monitor/statement/list']],
  ['monitor/table', ['GET', '/sys/monitor/table/list']],
  ['monitor/trace', ['GET', '/sys/monitor/trace/list']],
  ['monitor/trace-step', ['GET', '/sys/monitor/trace/steps']],
  ['monitor/vital', ['GET', '/sys/monitor/vital/list']],
  ['online/form-copy-table', ['GET', '/online/cgform/head/copyOnlineTable']],
  ['system/api-docs', ['GET', '/sys/apiDocs/list']],
  ['system/data-difference', ['GET', '/sys/dataLog/differences']],
  ['system/depart-role-member', ['GET', '/sys/sysDepartRole/memberList']],
  ['system/dict-bin', ['PUT', '/sys/dict/putRecycleBin']],
  ['system/frame-origin', ['GET', '/sys/frameOrigin/list']],
  ['system/message-channel', ['GET', '/sys/messageChannel/list']],
  ['system/job-day', ['GET', '/sys/quartzJob/today']],
  ['system/job-flow', ['GET', '/sys/jobFlow/list']],
  ['system/job-flow-run', ['GET', '/sys/jobFlowRun/list']],
  ['system/job-flow-run-of', ['GET', '/sys/jobFlowRun/list']],
  ['system/job-flow-step', ['GET', '/sys/jobFlowRun/steps']],
  ['system/gateway-route', ['GET', '/sys/gatewayRoute/page']],
  ['system/gateway-trial', ['POST', '/sys/gatewayRoute/tryOut']],
  ['system/job-line', ['GET', '/sys/jobRun/lines']],
  ['system/job-next', ['GET', '/sys/quartzJob/nextRuns']],
  ['system/job-run', ['GET', '/sys/jobRun/list']],
  ['system/job-run-of', ['GET', '/sys/jobRun/list']],
  ['system/failed-sign-in', ['GET', '/sys/online/failures']],
  ['system/online-user', ['GET', '/sys/online/list']],
  ['system/log-seal', ['GET', '/sys/logSeal/list']],
  ['system/log-seals', ['GET', '/sys/logSeal/list']],
  ['system/role-home', ['GET', '/sys/sysRoleIndex/list']],
  ['system/role-home-default', ['PUT', '/sys/sysRoleIndex/updateDefIndex']],
  ['system/saved-query', ['GET', '/sys/savedQuery/list']],
  ['system/setting', ['GET', '/sys/setting/list']],
  ['system/stored-screen', ['GET', '/sys/storedScreen/list']],
  ['system/table-white-list', ['GET', '/sys/tableWhiteList/list']],
  ['system/tenant-bin', ['GET', '/sys/tenant/recycleBinPageList']],
  ['system/tenant-join', ['PUT', '/sys/tenant/addUsers']],
  ['system/tenant-member', ['GET', '/sys/tenant/userList']],
  ['system/tenant-pack', ['GET', '/sys/tenant/packTree']],
  ['system/tenant-pack-choice', ['PUT', '/sys/tenant/choosePack']],
  ['system/tenant-pack-grant', ['GET', '/sys/tenant/packTree']],
])

/** Whether it is known without asking that a server has a call; a path may hold names in braces. */
export function hasCall(generation: Generation, method: string, path: string): boolean {
  if (generation === 'weft') return true
  const call = `${method} ${path}`
  const begins = (starts: readonly string[]) => starts.some(start => `${path}/`.startsWith(start))
  if (begins(STARTS) || PARTS.test(path) || CALLS.has(call)) return false
  return generation === 'jeecg3' ? !GONE.has(call) : !LATER.has(call) && !begins(LATER_STARTS)
}

/** Whether it is known without asking that a screen of the repository is of use with a server. */
export function hasScreen(generation: Generation, id: string): boolean {
  const call = SCREENS.get(id)
  return call === undefined || hasCall(generation, ...call)
}
