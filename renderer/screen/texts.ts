import { inLanguages } from '../model/language'

/** What entities are given by themselves, as people read it. */
export const texts = inLanguages(
  {
    fields: {
      createBy: '创建人',
      createTime: '创建时间',
      updateBy: '更新人',
      updateTime: '更新时间',
      sysOrgCode: '所属部门',
      pid: '上级',
      hasChild: '有下级',
    },
    rights: { list: '查询', add: '新增', edit: '编辑', delete: '删除', import: '导入', export: '导出' },
    all: '查看全部',
  },
  {
    fields: {
      createBy: 'Created by',
      createTime: 'Created at',
      updateBy: 'Updated by',
      updateTime: 'Updated at',
      sysOrgCode: 'Department',
      pid: 'Parent',
      hasChild: 'Has children',
    },
    rights: { list: 'Search', add: 'Add', edit: 'Edit', delete: 'Delete', import: 'Import', export: 'Export' },
    all: 'See all',
  },
)
