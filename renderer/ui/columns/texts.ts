import { inLanguages } from '../../model/language'

/** Texts for users who arrange columns. */
export const texts = inLanguages(
  {
    columns: '列设置',
    reset: '重置',
    showColumn: (title: string) => `显示 ${title}`,
    moveUp: (title: string) => `上移 ${title}`,
    moveDown: (title: string) => `下移 ${title}`,
    pin: (title: string) => `固定 ${title}`,
    pins: { none: '不固定', left: '左侧', right: '右侧' },
    width: (title: string) => `宽度 ${title}`,
    widthHint: '宽度',
  },
  {
    columns: 'Columns',
    reset: 'Reset',
    showColumn: title => `Show ${title}`,
    moveUp: title => `Move ${title} up`,
    moveDown: title => `Move ${title} down`,
    pin: title => `Pin ${title}`,
    pins: { none: 'Not pinned', left: 'Left', right: 'Right' },
    width: title => `Width of ${title}`,
    widthHint: 'Width',
  },
)
