import { inLanguages } from '../../../../renderer/core'

/** Texts of stored screens. */
export const texts = inLanguages(
  {
    saved: '保存成功',
    deleted: '删除成功!',
    noneChosen: '请选择要删除的页面',
    notFound: '页面不存在，或没有查看权限',
    taken: (name: string) => `页面地址 ${name} 已存在`,
    wrong: (count: number, first: string) => `页面定义有 ${count} 处错误：${first}`,
    onlyQueries: '没有编写页面的权限，只能保存查询分析页面',
    noChoice: (dict: string) => `没有查看字典表 ${dict} 的权限，不能用作选项`,
    noShare: '没有共享页面的权限',
    noRole: '共享的角色不存在',
    rolesMissing: '请选择可以查看页面的角色',
    full: (most: number) => `每人最多保存 ${most} 个页面`,
  },
  {
    saved: 'Saved',
    deleted: 'Deleted',
    noneChosen: 'Choose the pages to delete',
    notFound: 'There is no such page, or you may not see it',
    taken: name => `There is a page ${name} already`,
    wrong: (count, first) => `The page has ${count === 1 ? 'a mistake' : `${count} mistakes`}: ${first}`,
    onlyQueries: 'You may not write pages, only save queries as pages',
    noChoice: dict => `You may not read ${dict}, so no field may choose by it`,
    noShare: 'You may not share pages',
    noRole: 'A role that it is shared with does not exist',
    rolesMissing: 'Choose the roles that see the page',
    full: most => `A person stores ${most} pages at most`,
  },
)
