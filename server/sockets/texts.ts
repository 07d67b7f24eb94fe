/** What frames carry for people; clients of the family show none of it. */
export const texts = {
  reload: '请重新加载消息',
} as const
