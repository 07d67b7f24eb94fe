import { inLanguages } from '../../model/language'

/** Texts of the slider check: apart, because the login page has it and no other widget. */
export const texts = inLanguages({ prompt: '拖动滑块验证', done: '验证通过' }, { prompt: 'Drag the slider to verify', done: 'Verified' })
