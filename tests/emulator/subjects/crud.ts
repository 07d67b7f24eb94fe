import { Bytes, type Call, Done, type Handler, type Handlers, Refusal } from '../call'
import { pageOf, type Row } from '../tables'
import { withTexts } from './dictionaries'

const idsOf = (text = '') => text.split(',').filter(Boolean)

/** A workbook of the older kind, as far as its first bytes. */
export const workbook = () => new Bytes(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/vnd.ms-excel')

const edit =
  (table: string, said: string): Handler =>
  ({ emulator, body, user }: Call) => {
    if (!emulator.table(table).edit(body, String(user.username))) throw new Refusal('未找到对应实体')
    return new Done(said)
  }

function listed({ emulator, query }: Call, table: string): object {
  const page = pageOf(emulator.table(table).list(query), query)
  return { ...page, records: page.records.map(row => withTexts(emulator, table, withoutSecrets(row))) }
}

export const withoutSecrets = ({ password: _, salt: __, ...row }: Row): Row => row

/** What an entity has below its path. Which of these there are is a matter of the tables of routes. */
function entity(path: string, table: string, said: { readonly add?: string; readonly edit?: string } = {}): Handlers {
  const editing = edit(table, said.edit ?? '修改成功!')
  const removing: Handler = ({ emulator, query }) => {
    emulator.table(table).remove(idsOf(query.ids ?? query.id))
    return new Done('删除成功!')
  }
  return {
    [`GET ${path}/list`]: call => listed(call, table),
    [`POST ${path}/add`]: ({ emulator, body, user }) => {
      emulator.table(table).add(body, String(user.username))
      return new Done(said.add ?? '添加成功！')
    },
    [`PUT ${path}/edit`]: editing,
    [`POST ${path}/edit`]: editing,
    [`DELETE ${path}/delete`]: removing,
    [`DELETE ${path}/deleteBatch`]: removing,
    [`GET ${path}/queryById`]: ({ emulator, query }) => {
      const row = emulator.table(table).find(query.id)
      if (!row) throw new Refusal('未找到对应实体')
      return withoutSecrets(row)
    },
    [`ANY ${path}/exportXls`]: workbook,
    [`POST ${path}/importExcel`]: ({ file }) => {
      if (!file) throw new Refusal('文件导入失败！')
      return new Done('文件导入成功！数据行数：1')
    },
  }
}

export const crud: Handlers = {
  ...entity('/sys/user', 'sys_user'),
  ...entity('/sys/role', 'sys_role'),
  ...entity('/sys/position', 'sys_position'),
  ...entity('/sys/checkRule', 'sys_check_rule', { edit: '编辑成功!' }),
  ...entity('/sys/tenant', 'sys_tenant'),
  ...entity('/sys/dict', 'sys_dict', { add: '保存成功！', edit: '编辑成功!' }),
  ...entity('/sys/dictItem', 'sys_dict_item'),
  ...entity('/sys/category', 'sys_category'),
  ...entity('/sys/annountCement', 'sys_announcement'),
  ...entity('/sys/sysDepart', 'sys_depart'),
  ...entity('/sys/permission', 'sys_permission'),
  ...entity('/sys/fillRule', 'sys_fill_rule'),
  ...entity('/sys/tableWhiteList', 'sys_table_white_list'),
  ...entity('/sys/sysRoleIndex', 'sys_role_index'),
  ...entity('/sys/sysDepartRole', 'sys_depart_role'),
}
