/** What people read of the tree select. */
export const texts = {
  wrongCondition: '组件JTreeSelect-condition传值有误，需要一个json字符串!',
} as const
