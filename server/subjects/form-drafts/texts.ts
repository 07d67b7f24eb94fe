import { inLanguages } from '../../../renderer/core'

/** Texts of drafts of forms. */
export const texts = inLanguages(
  { saved: '草稿已保存', deleted: '草稿已删除', badContent: '草稿内容不正确' },
  { saved: 'The draft is kept', deleted: 'The draft is gone', badContent: 'What was to be kept is no draft' },
)
