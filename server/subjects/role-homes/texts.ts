import { inLanguages } from '../../../renderer/core'

export const texts = inLanguages({ edited: '编辑成功!', done: '操作成功!' }, { edited: 'Saved', done: 'Done' })
