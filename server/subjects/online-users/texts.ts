import { inLanguages } from '../../../renderer/core'

/** Texts of who looks after sessions. */
export const texts = inLanguages(
  {
    ended: '退出登录成功！',
    endedAll: (count: number) => `已下线 ${count} 个会话`,
    over: '该会话已经结束',
    own: '不能强制下线当前会话，请使用“退出登录”',
    noUser: '未找到该用户',
    unlocked: '已解除登录限制',
  },
  {
    ended: 'The session was ended!',
    endedAll: (count: number) => `${count} sessions were ended`,
    over: 'This session is over already',
    own: 'This is your current session: please sign out instead',
    noUser: 'There is no such user',
    unlocked: 'The account may be tried again',
  },
)
