/** Texts for users of the widgets. */
export const texts = {
  retry: '重试',
  partFailed: '页面资源加载失败，可能是系统已更新',
  confirmTitle: '提示',
  leaveUnsaved: '有未保存的修改，确定离开吗?',
  grantSave: '保存',
  grantSaved: '保存成功！',
  grantCheckAll: '全部勾选',
  grantUncheckAll: '取消全选',
  grantExpandAll: '展开所有',
  grantCollapseAll: '合并所有',
  grantLinked: '父子关联',
  grantTree: '菜单和按钮权限',
  grantCount: (checked: number, all: number) => `已勾选 ${checked} / ${all}`,
  grantNobody: '未指定授权对象',
  loadFailed: '加载失败',
  empty: '暂无数据',
}
