import { inLanguages } from '../../../model/language'

/** Texts of heads and settings of columns. */
export const texts = inLanguages(
  {
    pinLeft: '固定在左侧',
    pinRight: '固定在右侧',
    unpin: '取消固定',
    moveLeft: '左移',
    moveRight: '右移',
    hide: '隐藏此列',
    columns: '列设置',
    columnMenu: (title: string) => `${title}的菜单`,
    resize: (title: string) => `调整${title}的宽度`,
  },
  {
    pinLeft: 'Pin to the left',
    pinRight: 'Pin to the right',
    unpin: 'Unpin',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    hide: 'Hide this column',
    columns: 'Columns',
    columnMenu: title => `Menu of ${title}`,
    resize: title => `Width of ${title}`,
  },
)
