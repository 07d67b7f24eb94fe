import { inLanguages } from '../../model/language'

/** What people read of the choice of business objects. */
export const texts = inLanguages({ title: (name: string) => `选择${name}` }, { title: name => `Choose ${name}` })
