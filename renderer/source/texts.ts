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
    notSynchronised: '该表单尚未同步数据库，请先同步',
    scripted: '此表单配置了 JS 增强：脚本不会被执行，由脚本实现的按钮不显示',
    mainTable: '主表',
    tableTaken: '数据库表名已存在',
    columns: { id: '主键', createBy: '创建人', createTime: '创建日期', updateBy: '更新人', updateTime: '更新日期', sysOrgCode: '所属部门' },
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
    notSynchronised: 'The table of this form does not exist yet: synchronise the form first',
    scripted: 'A script was written for this form: it is not run, and buttons that it would serve are not shown',
    mainTable: 'Main table',
    tableTaken: 'There is a table of this name already',
    columns: {
      id: 'Key',
      createBy: 'Created by',
      createTime: 'Created at',
      updateBy: 'Changed by',
      updateTime: 'Changed at',
      sysOrgCode: 'Department',
    },
  },
)
