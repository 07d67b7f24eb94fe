import { inLanguages } from '../../model/language'

/** Texts for users who decide between their own changes and those of others. */
export const texts = inLanguages(
  {
    mine: '我的内容',
    theirs: '对方的内容',
    allMine: '全部用我的',
    allTheirs: '全部用对方的',
    cancel: '取消',
    saveAgain: '再次保存',
  },
  {
    mine: 'Mine',
    theirs: 'Theirs',
    allMine: 'Keep all mine',
    allTheirs: 'Keep all theirs',
    cancel: 'Cancel',
    saveAgain: 'Save again',
  },
)
