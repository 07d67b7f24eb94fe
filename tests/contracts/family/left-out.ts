/**
 * Calls of the clients that this server does not answer, by their reasons. A star stands for anything. A call that is answered must not
 * stand here: the replay says so.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'Nobody changes or empties the log: it is dropped by the month, by the rule that says how long it is kept.': `
    /sys/log/delete* /sys/log/deleteBatch*`,
  'Their answers are no envelopes: they stand beside the contracts, and are tried there (server/subjects/monitor/actuator).': '/actuator/*',
  'There is no Redis: what this server says of its own memory, disk and calls stands in /sys/monitor and /actuator.':
    '/sys/actuator/* /monitor/*',
  'Data sources are neither given nor taken as a workbook: it would hold what opens databases.': `
    /sys/dataSource/exportXls* /sys/dataSource/importExcel*`,
  'Enhancements in JS, Java and SQL: code out of a database is never run (decision 29), so there are none to delete.':
    '/online/cgform/head/delete?atchEnhance*',
  'Forms that everybody with an address may fill in: rows of this server belong to users who have signed in.': '/online/cgform/share*',
  'A part of those releases that this product does not have: announcements that are pinned, and counts of who opened them.': `
    /sys/annountCement/addVisitsNumber /sys/annountCement/editIzTop`,
  'A part of those releases that this product does not have: people who leave, substitutes, user groups, post hierarchies.': `
    /sys/sysUserAgent/* /sys/ugroup/* /sys/user/*Group* /sys/user/groupUserList /sys/user/*Quit* /sys/user/getMultiUser
    /sys/user/queryDepartPost* /sys/user/*epartInfo /sys/user/changeDepartChargePerson /sys/sysDepart/get*Rank* /sys/sysDepart/getDepPost*
    /sys/sysDepart/getDepartPathNameByOrgCode /sys/sysDepart/getDepartmentHead /sys/sysDepart/getPositionByDepartId
    /sys/sysDepart/updateChangeDepart /sys/user/getUploadFileProgress`,
  'A part of those releases that this product does not have: tenants that users join by themselves, and packs that users are given: here they bound tenants.': `
    /sys/tenant/*PackUser* /sys/tenant/listPackByTenantUserId /sys/tenant/syncDefaultPack /sys/tenant/*Join*
    /sys/tenant/join* /sys/tenant/cancelApplyTenant /sys/tenant/changeOwenUserTenant /sys/tenant/editOwnTenant /sys/tenant/exitUserTenant /sys/tenant/leaveTenant /sys/tenant/*UserTenant* /sys/tenant/getTenantUserList
    /sys/tenant/getTenant*ByUserId /sys/user/*TenantUser /sys/role/*Tenant`,
  'A part of those releases that this product does not have: accounts of WeCom and DingTalk, codes to scan, names and phones that users change.': `
    /sys/thirdApp/* /sys/third/* /sys/thirdLogin/get/* /sys/thirdLogin/getLoginUser/?/?/? /sys/thirdLogin/registerBindThirdAccount
    /sys/thirdSms /sys/getLoginQrcode /sys/getQrcodeToken /sys/sendChangePwdSms /sys/smsCheckCaptcha /sys/user/changePhone
    /sys/user/send*Sms /sys/user/updateMobile /sys/user/updatePasswordNotBindPhone /sys/user/userLogOff /sys/user/appEdit
    /sys/user/resetPassword /sys/user/login/setting/userEdit /sys/version/*`,
  'A part of those releases that this product does not have: object storage, remote files, forwarded requests.': `
    /sys/oss/* /sys/upload/* /sys/common/uploadImgByHttp /sys/common/pdf/* /sys/common/transitRESTful`,
  'Texts and pages made by a language model, open interfaces, charts, mail, workflow, designers: products of their own.': `
    /airag/* /openapi/* /online/graphreport* /online/*aigc* /eoa/* /act/* /drag/* /joa/* /super/* /wordtpl/*`,
  'Demonstrations and mocks of the clients.': '/mock/* /test/*',
  'No server of the family answers it: addresses of pages, and constants left over.': `
    /auth/* /error /@/* /src/* /online/cgformList/*
    /online/cgformErpList/* /online/cgformInnerTableList/* /online/cgformTabList/* /online/cgformTreeList/* /online/copyform/* /online/formUrlSuccess /online/cgreport/? /sys/dict/back?
    /sys/dict/deletePhysic? /sys/permission/loadAllRoleIds /sys/sysDepart/queryParentName /sys/sysDepart/list
    /sys/position/queryByCodes PUT:/sys/user/editSysDepartWithUser`,
}

const escaped = (text: string) => text.replace(/[.+^$()|[\]\\{}]/g, '\\$&')
/** `/sys/role/datarule*`, or `PUT:/sys/role/edit` for one method alone. */
function patternOf(entry: string): RegExp {
  const [path = '', method = '[A-Z?]+'] = entry.split(':').reverse()
  return new RegExp(`^${method} ${escaped(path).replaceAll('*', '.*').replaceAll('?', '(\\{x\\}|[^/])')}$`)
}

const patterns = Object.entries(LEFT_OUT).flatMap(([reason, paths]) =>
  paths
    .split(/\s+/)
    .filter(Boolean)
    .map(entry => ({ reason, entry, pattern: patternOf(entry) })),
)

interface Called {
  readonly method: string
  readonly path: string
}

const covers = (pattern: RegExp, { method, path }: Called) => pattern.test(`${method} ${path}`)

/** Why a call is not answered; undefined where it has to be. */
export const reasonOf = (call: Called) => patterns.find(({ pattern }) => covers(pattern, call))?.reason

/** Entries of the table that name none of these calls. */
export const unusedOf = (calls: readonly Called[]) =>
  patterns.filter(({ pattern }) => !calls.some(call => covers(pattern, call))).map(({ entry }) => entry)
