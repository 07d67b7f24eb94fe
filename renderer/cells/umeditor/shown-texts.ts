import { inLanguages } from '../../model/language'

/** What users read of rich text in a line: lists do without the texts of its editor. */
export const shownTexts = inLanguages({ pictureSign: '[图片]' }, { pictureSign: '[picture]' })
