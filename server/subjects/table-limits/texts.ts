import { inLanguages } from '../../../renderer/core'

export const texts = inLanguages({ edited: '编辑成功!' }, { edited: 'Saved' })
