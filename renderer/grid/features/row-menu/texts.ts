import { inLanguages } from '../../../model/language'

/** Texts of rows that come, go and move. */
export const texts = inLanguages(
  {
    dragRow: (number: number) => `拖动第 ${number} 行`,
    notDragged: '排序或筛选时不能拖动行，请先取消',
    dragSort: '排序',
    up: '上移',
    down: '下移',
    insert: '插入一行',
    remove: '删除',
    rowMenu: '行菜单',
    removed: (rows: number) => `已删除 ${rows} 行`,
    movedTo: (row: number) => `已移至第 ${row} 行`,
    tooFast: '你点击的太快了，请慢点点击!',
  },
  {
    dragRow: number => `Drag row ${number}`,
    notDragged: 'Sorted or filtered rows cannot be dragged; please take that back first',
    dragSort: 'Order',
    up: 'Move up',
    down: 'Move down',
    insert: 'Insert a row',
    remove: 'Delete',
    rowMenu: 'Row menu',
    removed: rows => `${rows} rows deleted`,
    movedTo: row => `Moved to row ${row}`,
    tooFast: 'You click too fast, please slow down!',
  },
)
