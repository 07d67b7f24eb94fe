import { counted, inLanguages } from '../../../renderer/core'

/** Texts of laws. */
export const texts = inLanguages(
  {
    none: '法规不存在',
    noVersion: '法规版本不存在',
    twoVersions: '请选择两个版本进行对比',
    noArticles: '未识别出条文，请检查正文',
    doubled: (label: string) => `${label}出现了两次`,
    backwards: (label: string, before: string) => `${before}之后是${label}，序号倒退`,
    gap: (before: string, label: string) => (before === '' ? `第一个条文是${label}` : `${before}之后是${label}，中间缺少条文`),
    outside: (text: string) => `“${text}”不属于任何条文`,
    atLine: (line: number, message: string) => `第${line}行：${message}`,
    notInForceYet: (law: string, day: string) => `《${law}》在${day}尚未施行；如须引用，请填写引用理由`,
    outOfForce: (law: string, expired: string) => `《${law}》自${expired}起失效；如须引用，请填写引用理由`,
    noArticleThen: (law: string, day: string, article: string) => `${day}有效的《${law}》没有${article}；如须引用，请填写引用理由`,
    otherWords: (law: string, day: string, article: string) => `条文内容与${day}有效的《${law}》${article}不一致；请更正，或填写引用理由`,
    day: '法规时效检查',
    updated: (changed: number) => `更新${changed}条法规时效`,
  },
  {
    none: 'There is no such law',
    noVersion: 'There is no such version of a law',
    twoVersions: 'Choose two versions to compare',
    noArticles: 'No article was found in the text; please look at it',
    doubled: label => `${label} occurs twice`,
    backwards: (label, before) => `${label} follows ${before}: its number goes back`,
    gap: (before, label) =>
      before === '' ? `The first article is ${label}` : `${label} follows ${before}: an article is missing between them`,
    outside: text => `“${text}” belongs to no article`,
    atLine: (line, message) => `Line ${line}: ${message}`,
    notInForceYet: (law, day) => `${law} was not in force yet on ${day}; give a reason to cite it all the same`,
    outOfForce: (law, expired) => `${law} is out of force since ${expired}; give a reason to cite it all the same`,
    noArticleThen: (law, day, article) => `${law} had no ${article} on ${day}; give a reason to cite it all the same`,
    otherWords: (law, day, article) => `These are not the words of ${law}, ${article}, on ${day}; correct them, or give a reason`,
    day: 'Look which laws are in force',
    updated: changed => `Validity of ${counted(changed, 'law')} updated`,
  },
)
