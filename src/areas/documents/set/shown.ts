/** The value of an entity as a user reads it: amounts in groups of digits. */
export const shown = (kind: string, value: string) =>
  kind === 'amount' && /^\d/.test(value) ? Number(value).toLocaleString('zh-CN', { minimumFractionDigits: 2 }) : value
