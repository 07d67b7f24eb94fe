import { inLanguages } from '../../../renderer/core'

/** Texts of the settings of signing in. */
export const settingTexts = inLanguages(
  {
    idleMinutes: '无操作多少分钟后退出登录',
    idleHelp: '5 到 10080 分钟，对此后开始的会话生效',
  },
  {
    idleMinutes: 'Minutes without use after which a session ends',
    idleHelp: '5 to 10080, of sessions that begin from then on',
  },
)
