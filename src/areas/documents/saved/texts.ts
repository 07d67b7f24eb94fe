import { inLanguages } from '../../../../renderer/contract'

/** What users read of the searches that they save. */
export const texts = inLanguages(
  {
    mine: '我的检索',
    save: '保存当前检索',
    name: '名称',
    nameHint: '请输入保存的名称',
    nameMissing: '保存名称不能为空',
    tells: '有新结果时通知我',
    telling: '有新结果时会通知',
    saved: '保存成功！',
    none: '还没有保存的检索',
    remove: (name: string) => `删除 ${name}`,
    removeAsk: '是否删除当前查询？',
    failed: '操作失败',
    readFailed: '读取失败',
  },
  {
    mine: 'My searches',
    save: 'Save this search',
    name: 'Name',
    nameHint: 'A name for the search',
    nameMissing: 'A name is needed',
    tells: 'Tell me when it finds more',
    telling: 'You are told when it finds more',
    saved: 'Saved',
    none: 'No search is saved yet',
    remove: name => `Delete ${name}`,
    removeAsk: 'Delete this search?',
    failed: 'That failed',
    readFailed: 'The searches could not be read',
  },
)
