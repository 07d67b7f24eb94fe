import { inLanguages } from '../../renderer/contract'

/** Part of the answer to an expired token, in any language. */
export const TOKEN_EXPIRED = 'Token失效'

/** Texts of failed calls, word for word from the error catalogue. */
export const texts = inLanguages(
  {
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
    notOffered: '当前服务器不支持此操作',
    onlyFlat: '当前服务器不支持嵌套的条件分组，请改为同一种匹配方式（全部满足或任一满足）的单层条件',
  },
  {
    noticeTitle: 'System message',
    denied: 'Access denied',
    missing: 'Sorry, this was not found!',
    timeout: 'The network took too long',
    unauthorized: 'Not authorised, please sign in again',
    unreachable: 'The server cannot be reached. Check the network and try again',
    unreadable: 'The server’s answer could not be read',
    cancelled: 'The request was cancelled',
    failed: status => `The request failed (${status})`,
    unknownFile: 'Unknown file',
    notOffered: 'This server does not offer that',
    onlyFlat: 'This server takes no groups of conditions. Use one level of conditions that match all or any',
  },
)
