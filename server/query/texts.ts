import { inLanguages } from '../../renderer/core'

/** What people read when a row is not there (api-contract §3.5). */
export const texts = inLanguages(
  {
    notFound: '未找到对应实体',
  },
  {
    notFound: 'This record does not exist',
  },
)
