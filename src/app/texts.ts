import { inLanguages } from '../../renderer/contract'

export const texts = inLanguages(
  {
    expiredTitle: '登录已过期',
    expired: '很抱歉，登录已过期，请重新登录',
    loginAgain: '重新登录',
    ok: '确定',
    cancel: '取消',
    themeFailed: 'Failed to update theme',
    partLost: '系统已更新，部分页面资源加载失败。已填写的表单会保存为草稿，请重新加载',
    reload: '重新加载',
    later: '稍后',
    idle: {
      title: '登录即将超时',
      question: '您已长时间没有操作，是否继续使用？未保存的表单会保留为草稿。',
      left: (seconds: number) => `${seconds} 秒后将自动退出登录`,
      goOn: '继续使用',
      end: '退出登录',
    },
  },
  {
    expiredTitle: 'Your session has ended',
    expired: 'Sorry, your session has ended. Please sign in again',
    loginAgain: 'Sign in again',
    ok: 'OK',
    cancel: 'Cancel',
    themeFailed: 'Failed to update theme',
    partLost:
      'The system was updated, and a part of the page could not be loaded. What you typed into forms is kept as a draft. Please load the page again',
    reload: 'Load again',
    later: 'Later',
    idle: {
      title: 'Your session is about to end',
      question: 'You have done nothing for a long time. Do you want to go on? Forms that are not saved are kept as drafts.',
      left: seconds => `You will be signed out in ${seconds} seconds`,
      goOn: 'Go on',
      end: 'Sign out',
    },
  },
)
