import { inLanguages } from '../../../model/language'

/** Texts of copying and pasting. */
export const texts = inLanguages(
  {
    pasted: (cells: number, rows: number) => `已粘贴 ${cells} 个单元格${rows > 0 ? `，新增 ${rows} 行` : ''}`,
    notPasted: (count: number) => `，${count} 个未能粘贴`,
    copied: '已复制',
    copyAgain: '名称已读取，请再复制一次',
    askingNames: '正在查找名称…',
  },
  {
    pasted: (cells, rows) => `${cells} cells pasted${rows > 0 ? `, ${rows} rows added` : ''}`,
    notPasted: count => `, ${count} could not be pasted`,
    copied: 'Copied',
    copyAgain: 'The names have been read, please copy once more',
    askingNames: 'Looking for the names…',
  },
)
