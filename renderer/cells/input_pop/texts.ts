import { inLanguages } from '../../model/language'

export const texts = inLanguages({ open: (title: string) => `展开 ${title}` }, { open: title => `Enlarge ${title}` })
