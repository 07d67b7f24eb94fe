/** What people read when a row is not there (api-contract §3.5). */
export const texts = {
  notFound: '未找到对应实体',
} as const
