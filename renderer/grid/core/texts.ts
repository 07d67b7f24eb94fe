/** Texts for users of grids. */
export const texts = {
  late: '校验超时，请重试',
  failed: '校验失败，请重试',
} as const
