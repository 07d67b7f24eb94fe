import { describe, expect, it } from 'vitest'
import { outline } from './outline'

const LAW = `水务审计监督条例
（2019年3月1日示例市第十届人民代表大会常务委员会第二次会议通过）
目　录
第一章　总　则
第二章　职责
第一节　一般规定
第一章　总　则
第一条　为了加强水务审计监督，制定本条例。
第二条　本条例所称水务，是指：
（一）供水；
（二）排水。
前款规定的范围由主管部门确定。
第二章　职责
第一节　一般规定
第三条 审计机关依照本条例
第二条规定的范围进行审计。
第三条之一　对重大项目实行跟踪审计。
第四条　本条例自2019年5月1日起施行。
附件：收费项目表
水费、污水处理费`

const labels = (text: string) => outline(text).articles.map(({ label }) => label)

describe('the outline of a law', () => {
  it('is its articles under their headings; a table of contents and sentences that name an article are none', () => {
    const { head, articles, problems } = outline(LAW)
    expect(head).toEqual(['水务审计监督条例', '（2019年3月1日示例市第十届人民代表大会常务委员会第二次会议通过）'])
    expect(articles.map(({ label, no, sub, path }) => [label, no, sub, path.join(' / ')])).toEqual([
      ['第一条', 1, 0, '第一章 总 则'],
      ['第二条', 2, 0, '第一章 总 则'],
      ['第三条', 3, 0, '第二章 职责 / 第一节 一般规定'],
      ['第三条之一', 3, 1, '第二章 职责 / 第一节 一般规定'],
      ['第四条', 4, 0, '第二章 职责 / 第一节 一般规定'],
      ['附件', 0, 0, ''],
    ])
    expect(articles[1]?.text).toBe('本条例所称水务，是指：\n（一）供水；\n（二）排水。\n前款规定的范围由主管部门确定。')
    expect(articles[2]?.text).toBe('审计机关依照本条例\n第二条规定的范围进行审计。')
    expect(articles[5]?.text).toBe('收费项目表\n水费、污水处理费')
    expect(problems).toEqual([])
  })

  it.each<[string, string, readonly string[]]>([
    ['numbers in digits and without a blank', '第1条为了规范。\n第2条本办法自发布之日起施行。', ['第1条', '第2条']],
    ['a long law', `第九十九条　甲\n第一百条　乙\n第一百零一条　丙`, ['第九十九条', '第一百条', '第一百零一条']],
    ['parts in parts', '第一编　总则\n第一分编　通则\n第一条　甲\n第二编　物权\n第二条　乙', ['第一条', '第二条']],
    ['a rule without articles by its numbers', '关于加强管理的通知\n一、提高认识。\n（一）学习。\n二、落实责任。', ['一、', '二、']],
    ['a preface', '序　言\n中国是……\n第一章　总纲\n第一条　甲', ['序言', '第一条']],
    ['a table of contents that is all there is of headings', '目录\n第一章 总则\n第一条 甲\n第二条 乙', ['第一条', '第二条']],
    ['lines of Windows and of pages', '第一条　甲\r\n第二条　乙\f第三条　丙', ['第一条', '第二条', '第三条']],
    ['nothing', '没有条文的说明。', []],
  ])('takes %s', (_, text, want) => {
    expect(labels(text)).toEqual(want)
  })

  it('keeps parts of a law apart: a new one ends the chapters of the one before', () => {
    const { articles } = outline('第一编　总则\n第一章　基本\n第一条　甲\n第二编　物权\n第二条　乙')
    expect(articles.map(({ path }) => path)).toEqual([['第一编 总则', '第一章 基本'], ['第二编 物权']])
  })

  it.each<[string, string, number, string]>([
    ['a gap', '第一条　甲\n第三条　乙', 2, '第一条之后是第三条，中间缺少条文'],
    ['a number twice', '第一条　甲\n\n第一条　乙', 3, '第一条出现了两次'],
    ['a number that goes back', '第一条　甲\n第二条　乙\n第一条之一　丙', 3, '第二条之后是第一条之一，序号倒退'],
    ['a beginning that is none', '第二条　乙', 1, '第一个条文是第二条'],
    ['a line below a heading', '第一章　总则\n说明文字\n第一条　甲', 2, '“说明文字”不属于任何条文'],
  ])('tells %s by its line, and keeps the text', (_, text, line, message) => {
    expect(outline(text).problems).toEqual([{ line, message }])
  })
})
