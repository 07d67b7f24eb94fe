/** Texts of phones and their codes, word for word from the specification, blanks included. */
export const texts = {
  notConfigured: ' 短信接口未配置，请联系管理员！',
} as const
