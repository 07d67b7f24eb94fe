import { inLanguages } from '../../../../renderer/contract'

/** What people read of models of analysis. */
export const texts = inLanguages(
  {
    subjects: { rows: '重复与缺号', amounts: '金额', times: '时间', relations: '往来单位', samples: '抽样' },
    source: '方法',
    run: '运行',
    title: (model: string) => `运行“${model}”`,
    sheet: '数据表',
    name: '结果名称',
    nameOf: (model: string, sheet: string) => `${model}：${sheet}`,
    begin: '开始运行',
    close: '关闭',
    unsaved: '关闭后，已选的列和参数不会保留，确定关闭吗？',
    leave: '放弃并关闭',
    failed: '未能读取数据表',
    noColumn: '该数据表没有这种类型的列',
  },
  {
    subjects: { rows: 'Duplicates and gaps', amounts: 'Amounts', times: 'Times', relations: 'Counterparties', samples: 'Samples' },
    source: 'Method',
    run: 'Run',
    title: model => `Run “${model}”`,
    sheet: 'Sheet',
    name: 'Name of the result',
    nameOf: (model, sheet) => `${model}: ${sheet}`,
    begin: 'Begin',
    close: 'Close',
    unsaved: 'The chosen columns and parameters will be lost. Close all the same?',
    leave: 'Discard and close',
    failed: 'The sheet could not be read',
    noColumn: 'The sheet has no column of this type',
  },
)
