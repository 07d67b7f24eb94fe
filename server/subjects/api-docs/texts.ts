import { inLanguages } from '../../../renderer/core'

/** Who may call an operation, as the documentation of the API says it, and what those of the list convention do, by the end of their path. */
export const texts = inLanguages(
  {
    anyone: '无需登录',
    signedIn: '登录即可',
    permission: (name: string) => `权限 ${name}`,
    call: (title: string, call: string) => `${title}：${call}`,
    calls: {
      list: '分页查询',
      queryById: '按编号查询一条记录',
      add: '新增记录',
      edit: '修改记录',
      delete: '删除一条记录',
      deleteBatch: '批量删除记录',
      saveBatch: '一次保存新增、修改和删除的记录，全部成功或全部不变',
      exportXls: '导出符合条件或选中的记录为工作簿',
      importExcel: '导入工作簿',
      importTemplate: '下载导入模板',
      importPreview: '导入前检查工作簿，返回各行错误，不保存',
      rootList: '分页查询顶层或指定上级之下的记录',
      childList: '查询直接下级',
    },
  },
  {
    anyone: 'no sign-in needed',
    signedIn: 'any signed-in user',
    permission: name => `permission ${name}`,
    call: (title, call) => `${title}: ${call}`,
    calls: {
      list: 'one page',
      queryById: 'one record',
      add: 'save a new record',
      edit: 'save a changed record',
      delete: 'delete one record',
      deleteBatch: 'delete several records',
      saveBatch: 'save new, changed and deleted records at once, or none of them',
      exportXls: 'workbook of what the filters leave, or of chosen records',
      importExcel: 'take a workbook',
      importTemplate: 'an empty workbook to fill in',
      importPreview: 'what a workbook would bring, nothing saved',
      rootList: 'one page of what stands at the top, or below one',
      childList: 'what stands below one',
    },
  },
)
