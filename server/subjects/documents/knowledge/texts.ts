import { counted, inLanguages } from '../../../../renderer/core'

/** Texts of votes on knowledge and of its validity. */
export const texts = inLanguages(
  {
    missing: '知识不存在',
    day: '知识到期检查',
    ending: (name: string, until: string) => `知识“${name}”将于${until}后失效`,
    oneEnding: (until: string) => `您的一条知识将于${until}后失效`,
    judged: (changed: number, told: number) => `更新${changed}条知识的有效性，提醒${told}条`,
  },
  {
    missing: 'There is no such entry',
    day: 'Look for knowledge that ends',
    ending: (name, until) => `“${name}” is no longer valid after ${until}`,
    oneEnding: until => `An entry of yours is no longer valid after ${until}`,
    judged: (changed, told) => `Validity of ${counted(changed, 'entry', 'entries')} updated, ${counted(told, 'author')} told`,
  },
)
