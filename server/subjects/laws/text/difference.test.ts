import { describe, expect, it } from 'vitest'
import { compareArticles } from './difference'
import { outline } from './outline'

const compared = (before: string, after: string) =>
  compareArticles(outline(before).articles, outline(after).articles).map(
    pair => `${pair.change} ${pair.before?.label ?? '-'} ${pair.after?.label ?? '-'}`,
  )

const OLD = `第一条　为了加强水务审计监督，制定本条例。
第二条　审计机关每年对供水单位的财务收支进行一次审计。
第三条　被审计单位应当在十日内提交书面意见。
第四条　违反本条例的，由主管部门处一万元以下罚款。
第五条　本条例自2019年5月1日起施行。`

describe('two versions of a law', () => {
  it('are compared article by article: kept, changed, moved, added, removed', () => {
    const after = `第一条　为了加强水务审计监督，制定本条例。
第二条　审计机关每两年对供水单位的财务收支进行一次审计。
第三条　审计人员应当遵守回避制度，不得参与被审计单位的经营活动。
第四条　被审计单位应当在十日内提交书面意见。
第五条　本条例自2024年1月1日起施行。`
    expect(compared(OLD, after)).toEqual([
      'same 第一条 第一条',
      'changed 第二条 第二条',
      'added - 第三条',
      'moved 第三条 第四条',
      'removed 第四条 -',
      'changed 第五条 第五条',
    ])
  })

  it.each<[string, string, string, readonly string[]]>([
    ['equal ones', OLD, OLD, ['一', '二', '三', '四', '五'].map(no => `same 第${no}条 第${no}条`)],
    ['other blanks and digits of a number', '第一条　为了 规范。', '第1条　为了规范。', ['same 第一条 第1条']],
    [
      'a text that moved and was changed',
      '第一条　甲。\n第二条　单位应当在十日内提交书面意见。',
      '第一条　单位应当在五日内提交书面意见。',
      ['removed 第一条 -', 'moved 第二条 第一条'],
    ],
    ['nothing before', '', '第一条　甲。', ['added - 第一条']],
    ['nothing after', '第一条　甲。', '', ['removed 第一条 -']],
    ['two equal articles', '第一条　略。\n第二条　略。', '第一条　略。', ['same 第一条 第一条', 'removed 第二条 -']],
  ])('%s', (_, before, after, want) => {
    expect(compared(before, after)).toEqual(want)
  })
})
