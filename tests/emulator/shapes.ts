import type { Kind, TableShape } from './tables'

const columns = (kinds: Readonly<Partial<Record<Kind, string>>>): TableShape['columns'] =>
  Object.fromEntries(Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map(name => [name, kind as Kind])))

const user = columns({
  text: 'username realname password avatar email phone telephone workNo orgCode orgCodeTxt post departIds relTenantIds clientId selectedroles selecteddeparts',
  int: 'sex status delFlag userIdentity activitiSync',
  date: 'birthday',
})

const permission = columns({
  text: 'parentId name url component componentName redirect perms permsType status icon description',
  int: 'menuType sortNo ruleFlag delFlag',
  bool: 'route leaf keepAlive hidden alwaysShow internalOrExternal',
})

const announcement = columns({
  text: 'titile msgContent msgAbstract sender priority msgCategory msgType userIds sendStatus busType busId openType openPage delFlag',
  time: 'startTime endTime sendTime cancelTime',
})

const head = columns({
  text: 'tableName tableTxt isCheckbox isDbSynch isPage isTree idType queryMode formCategory formTemplate themeTemplate treeParentIdField treeIdField treeFieldname subTableStr physicId desFormCode isDesForm',
  int: 'tableVersion tableType relationType tabOrderNum scroll copyType copyVersion',
})

const field = columns({
  text: 'cgformHeadId dbFieldName dbFieldNameOld dbFieldTxt dbType dbDefaultVal fieldShowType fieldHref fieldMustInput fieldValidType dictTable dictField dictText fieldDefaultValue fieldExtendJson mainTable mainField queryMode queryConfigFlag sortFlag',
  int: 'orderNum dbLength dbPointLength dbIsKey dbIsNull isShowForm isShowList isReadOnly isQuery fieldLength',
})

/** The entities of their servers, as far as pages here know them. */
export const shapes: { readonly [table: string]: TableShape } = {
  sys_user: { columns: user, dicts: { sex: 'sex', status: 'user_status' }, unique: ['username'], bin: true },
  sys_role: { columns: columns({ text: 'roleName roleCode description' }), unique: ['roleCode'] },
  // Of roles by their ids; of departments and their roles with a word before.
  sys_role_permission: { columns: columns({ text: 'roleId permissionIds' }) },
  sys_permission_data_rule: { columns: columns({ text: 'permissionId ruleName ruleColumn ruleConditions ruleValue status' }) },
  sys_grant_rule: { columns: columns({ text: 'grant dataRuleIds' }) },
  sys_depart_role: { columns: columns({ text: 'departId roleName roleCode description' }), unique: ['roleCode'] },
  sys_role_index: { columns: columns({ text: 'roleCode url component status', int: 'priority', bool: 'route' }), unique: ['roleCode'] },
  sys_table_white_list: { columns: columns({ text: 'tableName fieldName status' }), unique: ['tableName'] },
  sys_fill_rule: { columns: columns({ text: 'ruleName ruleCode ruleClass ruleParams' }), unique: ['ruleCode'] },
  sys_permission: { columns: permission },
  sys_depart: {
    columns: columns({
      text: 'parentId departName departNameEn departNameAbbr description orgCategory orgType orgCode mobile fax address memo status delFlag',
      int: 'departOrder',
    }),
  },
  sys_position: {
    columns: columns({ text: 'code name postRank companyId sysOrgCode' }),
    dicts: { postRank: 'position_rank' },
    unique: ['code'],
  },
  sys_dict: { columns: columns({ text: 'dictName dictCode description', int: 'type delFlag' }), unique: ['dictCode'], bin: true },
  sys_dict_item: {
    columns: columns({ text: 'dictId itemText itemValue description', int: 'sortOrder status' }),
    dicts: { status: 'dict_item_status' },
  },
  sys_category: { columns: columns({ text: 'pid name code hasChild sysOrgCode' }) },
  sys_tenant: {
    columns: columns({ text: 'name', int: 'id status', time: 'beginDate endDate' }),
    dicts: { status: 'tenant_status' },
    ownIds: true,
    bin: true,
  },
  sys_check_rule: { columns: columns({ text: 'ruleName ruleCode ruleJson ruleDescription' }), unique: ['ruleCode'] },
  sys_announcement: {
    columns: announcement,
    dicts: { priority: 'priority', msgCategory: 'msg_category', msgType: 'msg_type', sendStatus: 'send_status' },
  },
  sys_announcement_send: { columns: columns({ text: 'anntId userId' }) },
  onl_cgform_head: { columns: head, unique: ['tableName'] },
  onl_cgform_field: { columns: field },
  onl_cgreport_head: {
    columns: columns({ text: 'code name cgrSql dbSource returnValField returnTxtField returnType content' }),
    unique: ['code'],
  },
  onl_cgreport_item: {
    columns: columns({
      text: 'cgrheadId fieldName fieldTxt fieldType searchMode dictCode replaceVal fieldHref isTotal groupTitle',
      int: 'fieldWidth isOrder isSearch isShow orderNum',
    }),
  },
  onl_cgreport_param: { columns: columns({ text: 'cgrheadId paramName paramTxt paramValue', int: 'orderNum' }) },
}
