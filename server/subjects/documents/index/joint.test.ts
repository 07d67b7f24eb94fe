import { describe, expect, it } from 'vitest'
import { Joint } from './joint'

const over = (before: string, next: string, wanted: string) => {
  const [tail, head] = Joint.of(before, next)?.placeOver(wanted) ?? []
  return tail && head && [before.slice(...tail), next.slice(...head)]
}

describe('what goes over the end of a page', () => {
  it.each([
    ['a word', '本院支付合', '同金额', '合同', ['合', '同']],
    ['lines that are indented', '支付预付\n', '　　款三成', '预付款', ['预付', '款']],
    ['the number of the page', '本次采购设\n第 3 页 共 12 页', '备十二台', '设备', ['设', '备']],
    ['numbers between dashes', '本次采购设\n- 3 -', '备十二台', '设备', ['设', '备']],
    ['heads and feet that repeat', '审计报告\n甲方应当按\n机密 3', '审计报告\n期付款\n余款另付\n机密 4', '按期付款', ['按', '期付款']],
    ['words of letters', 'purchase of the', 'pump', 'the pump', ['the', 'pump']],
    ['traditional characters', '驗', '收', '验收', ['驗', '收']],
    ['characters beyond the basic plane', '字𠮷', '野家', '𠮷野', ['𠮷', '野']],
  ])('is found: %s', (_, before, next, wanted, places) => {
    expect(over(before, next, wanted)).toEqual(places)
  })

  it.each([
    ['what stands on one of the pages', '合同', '金额', '合同'],
    ['what has a line between', '合', '附件\n同', '合同'],
    ['a page without a text', '合', ' \n', '同'],
    ['numbers that are no page', '单价 12', '元整', '2元整x'],
  ])('is not %s', (_, before, next, wanted) => {
    expect(over(before, next, wanted)).toBeUndefined()
  })

  it('is as long as sixty characters on each side', () => {
    const [before, next] = ['前'.repeat(70), '后'.repeat(70)]
    expect(over(before, next, `${'前'.repeat(60)}后`)).toBeDefined()
    expect(over(before, next, `${'前'.repeat(61)}后`)).toBeUndefined()
  })
})
