/** Texts of failed calls, word for word from the error catalogue. */
export const texts = {
  noticeTitle: '系统提示',
  denied: '拒绝访问',
  missing: '很抱歉，资源未找到!',
  timeout: '网络超时',
  unauthorized: '未授权，请重新登录',
  unreachable: '无法连接服务器，请检查网络后重试',
  unreadable: '服务器返回的数据无法识别',
  cancelled: '请求已取消',
  failed: (status: number) => `请求失败（${status}）`,
  unknownFile: '未知的文件',
} as const
