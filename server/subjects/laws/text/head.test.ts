import { describe, expect, it } from 'vitest'
import { documentNumber, headOf } from './head'
import { outline } from './outline'

const head = (text: string) => headOf(outline(text))

describe('the head of a law', () => {
  it.each<[string, string, Partial<ReturnType<typeof headOf>>]>([
    [
      'an order with the day of its publication',
      '示例市人民政府令\n第12号\n水务管理办法\n（2020年12月1日市政府第3次常务会议通过，2021年1月5日公布）\n第一条　甲\n第二条　本办法自2021年3月1日起施行。',
      { title: '水务管理办法', number: '示例市人民政府令第12号', promulgated: '2021-01-05', effective: '2021-03-01' },
    ],
    [
      'the last of several amendments, in Chinese numerals',
      '审计监督条例\n（一九九四年八月三十一日通过　根据二〇二一年十月二十三日《关于修改的决定》修正）\n第一条　甲',
      { title: '审计监督条例', promulgated: '2021-10-23' },
    ],
    [
      'one that began when it was published',
      '采购管理细则\n示水发[2022]8号\n2022年4月6日印发\n第一条　甲\n第二条　本细则自印发之日起执行。',
      { title: '采购管理细则', number: '示水发〔2022〕8号', promulgated: '2022-04-06', effective: '2022-04-06' },
    ],
    ['days that are none', '规定\n2021年2月30日公布\n第一条　甲', { title: '规定' }],
    ['nothing', '第一条　甲', {}],
  ])('holds %s', (_, text, want) => {
    expect(JSON.parse(JSON.stringify(head(text)))).toEqual(want)
  })

  it.each([
    ['国发（2021）12号', '国发〔2021〕12号'],
    ['审办发【2020】第 7 号', '审办发〔2020〕7号'],
    ['国务院令 第五七一号', '国务院令第五七一号'],
    ['没有文号', undefined],
  ])('writes the number %s with the brackets of the standard', (text, want) => {
    expect(documentNumber(text)).toBe(want)
  })
})
