import { inLanguages } from '../model/language'

/** Texts for users of pages and of screens in their places. */
export const texts = inLanguages(
  {
    unknownScreen: (id: string) => `页面不存在：${id}`,
    issues: '页面定义有误',
    failed: '页面加载失败',
    broken: '页面显示出错',
    loading: '加载中...',
    changedMeanwhile: '页面定义已更新，当前有未保存的内容，请保存后重新打开页面',
    unread: '数据加载失败',
    more: '更多',
    reloadShort: '刷新',
    reload: (title: string) => `刷新${title}`,
  },
  {
    unknownScreen: id => `No such page: ${id}`,
    issues: 'The definition of the page has mistakes',
    failed: 'The page could not be loaded',
    broken: 'The page could not be shown',
    loading: 'Loading...',
    changedMeanwhile: 'The definition of the page has changed. Save what is unsaved here, then open the page again',
    unread: 'The data could not be loaded',
    more: 'More',
    reloadShort: 'Refresh',
    reload: title => `Refresh ${title}`,
  },
)
