/** What clients read out of an answer, by its path: places below `result`, or `.` for the result itself. */
const FIELDS: Readonly<Record<string, string>> = {
  'POST /sys/login': 'token userInfo.username userInfo.realname departs multi_depart sysAllDictItems',
  'GET /sys/permission/getUserPermissionByToken': 'menu auth allAuth',
  'GET /sys/user/getUserInfo': 'userInfo.username userInfo.realname sysAllDictItems',
  'GET /sys/user/login/setting/getUserData': 'id username realname',
  'GET /sys/annountCement/getUnreadMessageCount': 'anntMsgTotal sysMsgTotal',
  'GET /sys/getEncryptedString': 'key iv',
  'GET /sys/permission/queryTreeList': 'treeList ids',
  'GET /sys/role/queryTreeList': 'treeList ids',
  'GET /sys/role/datarule/{permissionId}/{roleId}': 'datarule',
  'GET /sys/sysDepartPermission/queryTreeListForDeptRole': 'treeList ids',
  'GET /sys/sysDepartPermission/datarule/{permissionId}/{departId}': 'datarule',
  'GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}': 'datarule',
  'GET /sys/annountCement/listByUser': 'anntMsgList anntMsgTotal sysMsgList sysMsgTotal',
  'GET /sys/loginfo': 'totalVisitCount todayVisitCount todayIp',
  'GET /online/cgform/api/getColumns/{headId}': 'columns dictOptions cgButtonList description formTemplate',
  'GET /online/cgform/api/getQueryInfoVue3/{headId}': 'table title properties searchFieldList',
  'GET /online/cgform/api/getFormItem/{headId}': 'schema head',
  'GET /online/cgform/api/getErpColumns/{headId}': 'main',
  'GET /online/cgform/api/getErpFormItem/{headId}': 'schema head',
  'GET /online/cgreport/api/getColumnsAndData/{cgRpConfigId}': 'columns data.records data.total',
}

const PAGES = /\/(list|listAll|rootList|queryDepartUserByOrgCode|getData|getTreeData)(\/\{\w+\})?$/
/** Trees and plain lists under such names. */
const LISTS = new Set(['/sys/permission/list', '/sys/sysDepart/listAll', '/sys/gatewayRoute/list', '/sys/dataRuleTrial/list'])

export function fieldsReadOf(method: string, path: string): string[] {
  const own = FIELDS[`${method} ${path}`]
  if (own !== undefined) return own.split(' ')
  return method === 'GET' && PAGES.test(path) && !LISTS.has(path) ? ['records', 'total'] : []
}

/** Whether a value has something at a place such as `userInfo.username`; null counts as missing. */
export function has(value: unknown, place: string): boolean {
  let found: unknown = value
  for (const name of place.split('.'))
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined
  return found !== undefined && found !== null
}
