import { inLanguages } from '../../../renderer/core'

/** Texts of saved queries. */
export const texts = inLanguages(
  {
    saved: '保存成功',
    notFound: '未找到对应实体',
    deleted: '删除成功!',
    noneChosen: '请选择一条记录！',
    taken: (title: string) => `${title} 已存在`,
    nameMissing: '保存名称不能为空',
    notYours: '只能修改自己保存的查询',
    noShare: '没有共享查询的权限',
    noRole: '共享的角色不存在',
    badContent: '保存的查询内容不正确',
    full: (most: number) => `每个页面最多保存${most}个查询`,
  },
  {
    saved: 'Saved',
    notFound: 'This record does not exist',
    deleted: 'Deleted!',
    noneChosen: 'Please choose a record!',
    taken: title => `${title} exists already`,
    nameMissing: 'The name must not be empty',
    notYours: 'Only your own queries can be changed',
    noShare: 'You may not share queries',
    noRole: 'A role that is to see the query does not exist',
    badContent: 'What was to be saved is no query',
    full: most => `There can be ${most} saved queries on a page at most`,
  },
)
