import { inLanguages } from '../../renderer/core'

/** What frames carry for people; clients of the family show none of it. */
export const texts = inLanguages(
  {
    reload: '请重新加载消息',
  },
  {
    reload: 'Please load the messages again',
  },
)

/** Answers a heartbeat; a word of the family's protocol, in any language. */
export const HEARTBEAT_ANSWER = '心跳响应'
