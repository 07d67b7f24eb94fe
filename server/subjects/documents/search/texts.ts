import { inLanguages } from '../../../../renderer/core'

/** What users call the kinds of texts that have pages. */
export const texts = inLanguages({ document: '文档', knowledge: '知识' }, { document: 'Documents', knowledge: 'Knowledge' })
