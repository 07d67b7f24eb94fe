/** Texts of the second factor. */
export const texts = {
  off: '系统未启用动态口令',
} as const
