import type { Generation } from './generation'
import { menuRows } from './menu-rows'
import type { Row } from './tables'

export const PASSWORD = '123456'

/** Code and name of a dictionary, and its values with their texts. */
const DICTS: readonly (readonly [code: string, name: string, items: string])[] = [
  ['sex', '性别', '1 男,2 女'],
  ['user_status', '用户状态', '1 正常,2 冻结'],
  ['valid_status', '有效无效', '1 有效,0 无效'],
  ['dict_item_status', '字典项状态', '1 启用,0 不启用'],
  ['tenant_status', '租户状态', '1 正常,0 冻结'],
  ['depart_status', '部门状态', '1 启用,0 不启用'],
  ['org_category', '机构类型', '1 公司,2 部门,3 岗位'],
  ['position_rank', '职务等级', '1 员级,2 助级,3 中级'],
  ['priority', '优先级', 'L 低,M 中,H 高'],
  ['msg_category', '消息类型', '1 通知公告,2 系统消息'],
  ['msg_type', '通告对象', 'USER 指定用户,ALL 全体用户'],
  ['send_status', '发布状态', '0 未发布,1 已发布,2 已撤销'],
  ['menu_type', '菜单类型', '0 一级菜单,1 子菜单,2 按钮权限'],
  ['perms_type', '权限策略', '1 显示,2 禁用'],
  ['ol_form_biz_type', '表单分类', 'temp 测试表单,demo 官方示例'],
  ['cgform_table_type', '表类型', '1 单表,2 主表,3 附表'],
  ['yn', '是否', '1 是,0 否'],
]

const dictRows = (): Row[] => DICTS.map(([dictCode, dictName]) => ({ id: `d_${dictCode}`, dictCode, dictName, delFlag: 0, type: 0 }))

const itemRows = (): Row[] =>
  DICTS.flatMap(([code, , items]) =>
    items.split(',').map((item, sortOrder) => {
      const [itemValue, itemText] = item.split(' ')
      return { id: `i_${code}_${itemValue}`, dictId: `d_${code}`, itemValue, itemText, sortOrder, status: 1 }
    }),
  )

const user = (id: string, username: string, realname: string, selectedroles: string): Row => ({
  id,
  username,
  realname,
  password: PASSWORD,
  sex: 1,
  status: 1,
  delFlag: 0,
  orgCode: 'A01',
  selectedroles,
  selecteddeparts: 'dep1',
  relTenantIds: '1000',
})

interface FormColumn {
  readonly name: string
  readonly title: string
  readonly more?: Row
}

function fieldRows(headId: string, columns: readonly FormColumn[]): Row[] {
  return columns.map(({ name, title, more }, orderNum) => ({
    id: `${headId}_${name}`,
    cgformHeadId: headId,
    dbFieldName: name,
    dbFieldTxt: title,
    dbType: 'string',
    dbLength: 64,
    dbPointLength: 0,
    dbIsKey: name === 'id' ? 1 : 0,
    dbIsNull: name === 'id' ? 0 : 1,
    isShowForm: 1,
    isShowList: 1,
    isReadOnly: 0,
    isQuery: 0,
    fieldShowType: 'text',
    fieldLength: 120,
    fieldMustInput: '0',
    sortFlag: '0',
    queryMode: 'single',
    queryConfigFlag: '0',
    orderNum,
    ...more,
  }))
}

const KEY: FormColumn = { name: 'id', title: '主键', more: { isShowForm: 0, isShowList: 0 } }
const NAME: FormColumn = { name: 'name', title: '名称', more: { isQuery: 1, fieldMustInput: '1' } }
const STATE: FormColumn = { name: 'state', title: '状态', more: { fieldShowType: 'list', dictField: 'valid_status' } }
const HIDDEN = { isShowForm: 0, isShowList: 0 }

const headRow = (id: string, tableName: string, tableTxt: string, more: Row = {}): Row => ({
  id,
  tableName,
  tableTxt,
  tableType: 1,
  tableVersion: 1,
  isCheckbox: 'Y',
  isDbSynch: 'Y',
  isPage: 'Y',
  isTree: 'N',
  formCategory: 'temp',
  formTemplate: '1',
  themeTemplate: 'normal',
  queryMode: 'single',
  copyType: 0,
  scroll: 1,
  ...more,
})

const heads = (): Row[] => [
  headRow('f_single', 'audit_item', '审计事项'),
  headRow('f_tree', 'audit_sort', '审计分类', { isTree: 'Y', treeParentIdField: 'pid', treeIdField: 'has_child', treeFieldname: 'name' }),
  headRow('f_order', 'audit_order', '审计订单', { tableType: 2, subTableStr: 'audit_order_line' }),
  headRow('f_line', 'audit_order_line', '订单明细', { tableType: 3, relationType: 0 }),
]

const formFields = (): Row[] => [
  ...fieldRows('f_single', [KEY, NAME, STATE, { name: 'amount', title: '金额', more: { dbType: 'int' } }]),
  ...fieldRows('f_tree', [KEY, NAME, { name: 'pid', title: '上级', more: HIDDEN }, { name: 'has_child', title: '有子节点', more: HIDDEN }]),
  ...fieldRows('f_order', [KEY, NAME, STATE]),
  ...fieldRows('f_line', [
    KEY,
    { name: 'note', title: '说明', more: { fieldMustInput: '1' } },
    { name: 'order_id', title: '订单', more: { ...HIDDEN, mainTable: 'audit_order', mainField: 'id' } },
  ]),
]

const reportItem = (fieldName: string, fieldTxt: string, orderNum: number, more: Row = {}): Row => ({
  id: `r_${fieldName}`,
  cgrheadId: 'r_people',
  fieldName,
  fieldTxt,
  fieldType: 'String',
  isShow: 1,
  isOrder: 0,
  isSearch: 0,
  searchMode: 'single',
  orderNum,
  ...more,
})

/** The rows that an installation begins with, by table. */
export function startRows(generation: Generation): { readonly [table: string]: readonly Row[] } {
  const menus = menuRows(generation)
  const all = menus.map(({ id }) => id).join(',')
  const plain = menus.flatMap(({ id, menuType }) => (menuType === 2 ? [] : [id])).join(',')
  return {
    sys_user: [user('u1', 'admin', '管理员', 'role1'), user('u2', 'reader', '只读员', 'role2')],
    sys_role: [
      { id: 'role1', roleName: '管理员', roleCode: 'admin' },
      { id: 'role2', roleName: '只读', roleCode: 'reader' },
    ],
    sys_role_permission: [
      { roleId: 'role1', permissionIds: all },
      { roleId: 'role2', permissionIds: plain },
    ],
    sys_permission: menus,
    sys_depart: [
      {
        id: 'dep1',
        parentId: '',
        departName: '审计局',
        orgCategory: '1',
        orgType: '1',
        orgCode: 'A01',
        status: '1',
        delFlag: '0',
        departOrder: 0,
      },
      {
        id: 'dep2',
        parentId: 'dep1',
        departName: '数据处',
        orgCategory: '2',
        orgType: '2',
        orgCode: 'A01A01',
        status: '1',
        delFlag: '0',
        departOrder: 1,
      },
    ],
    sys_position: [{ id: 'p1', code: 'auditor', name: '审计员', postRank: '1' }],
    sys_dict: dictRows(),
    sys_dict_item: itemRows(),
    sys_category: [{ id: 'c1', pid: '0', name: '财务', code: 'A01', hasChild: '0' }],
    sys_tenant: [{ id: 1000, name: '审计局', status: 1 }],
    sys_fill_rule: [{ id: 'g1', ruleName: '凭证编号', ruleCode: 'voucher_no', ruleClass: 'VoucherNumber', ruleParams: '{}' }],
    sys_check_rule: [
      { id: 'k1', ruleName: '编号', ruleCode: 'code_rule', ruleJson: '[{"digits":"*","pattern":"^.{2,}$","message":"至少2位"}]' },
    ],
    sys_announcement: [
      {
        id: 'a1',
        titile: '停机维护',
        msgContent: '<p>今晚</p>',
        sender: 'admin',
        priority: 'M',
        msgCategory: '1',
        msgType: 'ALL',
        sendStatus: '1',
        sendTime: '2021-01-07 09:00:00',
        delFlag: '0',
      },
    ],
    onl_cgform_head: heads(),
    onl_cgform_field: formFields(),
    onl_cgreport_head: [
      { id: 'r_people', code: 'people', name: '人员报表', cgrSql: 'select username, realname, sex from sys_user', returnType: '1' },
    ],
    onl_cgreport_item: [
      reportItem('username', '账号', 0, { isSearch: 1 }),
      reportItem('realname', '姓名', 1),
      reportItem('sex', '性别', 2, { dictCode: 'sex' }),
    ],
  }
}

/** Records of online forms, by table. */
export const startRecords = (): { readonly [table: string]: Row[] } => ({
  audit_item: [{ id: 'x1', name: '采购', state: '1', amount: 10 }],
  audit_sort: [
    { id: 't1', name: '制度', pid: '0', has_child: '1' },
    { id: 't2', name: '财务制度', pid: 't1', has_child: '0' },
  ],
  audit_order: [{ id: 'o1', name: '订单一', state: '1' }],
  audit_order_line: [{ id: 'l1', note: '第一行', order_id: 'o1' }],
})
