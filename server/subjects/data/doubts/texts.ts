import { inLanguages } from '../../../../renderer/core'

/** What people read of doubts. */
export const texts = inLanguages(
  {
    noColumn: (name: string) => `没有名为“${name}”的列`,
    otherRows: '这些行不是数据表原有的行，不能标为疑点',
    noRows: '没有可以标为疑点的行，请重新选择',
    marked: (added: number, known: number) => (known > 0 ? `已标为疑点 ${added} 行，${known} 行此前已标` : `已标为疑点 ${added} 行`),
    notNext: '疑点须先开始核实，再记为属实或不属实',
    hasFinding: '该疑点已转为审计问题，不能改变状态',
    notProven: (title: string) => `疑点“${title}”还没有核实为属实，不能转为审计问题`,
    leavesFinding: '该疑点已转为审计问题，不能删除',
    sheetHasDoubts: '有疑点以该数据表的行为依据，不能删除数据表',
  },
  {
    noColumn: name => `There is no column “${name}”`,
    otherRows: 'These are not rows of the sheet, so they cannot be marked',
    noRows: 'No row to mark. Please choose again',
    marked: (added, known) => (known > 0 ? `${added} rows marked, ${known} had been before` : `${added} rows marked`),
    notNext: 'Verification has to begin before a doubt is proven or unfounded',
    hasFinding: 'A finding was made of this doubt, so its state stays',
    notProven: title => `The doubt “${title}” is not proven, so no finding can be made of it`,
    leavesFinding: 'A finding was made of this doubt, so it cannot be deleted',
    sheetHasDoubts: 'Doubts rest on rows of this sheet, so it cannot be deleted',
  },
)
