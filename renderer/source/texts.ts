import { inLanguages } from '../model/language'

/** Texts for users of the sources. */
export const texts = inLanguages(
  {
    listMissing: '请设置url.list属性!',
    unknownType: '返回数据类型不识别',
    downloadFailed: '文件下载失败',
    importFailed: '文件导入失败！',
    added: '添加成功！',
    edited: '修改成功!',
    deleted: '删除成功!',
    notFound: '未找到对应实体',
    notOffered: (operation: string) => `此页面的数据源不支持该操作：${operation}`,
  },
  {
    listMissing: 'Please set the property url.list!',
    unknownType: 'The answer is of an unknown type',
    downloadFailed: 'The file could not be downloaded',
    importFailed: 'The file could not be imported!',
    added: 'Added!',
    edited: 'Saved!',
    deleted: 'Deleted!',
    notFound: 'The record was not found',
    notOffered: operation => `The source of this page does not offer this: ${operation}`,
  },
)
