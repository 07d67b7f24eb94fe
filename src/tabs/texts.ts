import { inLanguages } from '../../renderer/contract'

export const texts = inLanguages(
  {
    area: '页签',
    bar: '打开的页面',
    unnamed: '正在打开…',
    close: (title: string) => `关闭 ${title}`,
    menu: '页签操作',
    refresh: '刷新',
    closeLeft: '关闭左侧',
    closeRight: '关闭右侧',
    closeOthers: '关闭其他',
    homeStays: '首页不能关闭!',
    lastStays: '这是最后一页，不能再关闭了啦',
  },
  {
    area: 'Tabs',
    bar: 'Open pages',
    unnamed: 'Opening…',
    close: (title: string) => `Close ${title}`,
    menu: 'Tab actions',
    refresh: 'Refresh',
    closeLeft: 'Close tabs to the left',
    closeRight: 'Close tabs to the right',
    closeOthers: 'Close other tabs',
    homeStays: 'The home page cannot be closed.',
    lastStays: 'This is the last page; it cannot be closed.',
  },
)
