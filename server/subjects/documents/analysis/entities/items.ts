import { periodItemOf } from './period-items'
import type { Found } from './types'

/** What stands between the name of an item and its amount or date. */
const BETWEEN =
  /(?:[:,(]|为|是|即|计|共计|合计|总计|约|约为|人民币|大写|小写|不含税|含税|\(大写\)|\(小写\)|总额|rmb|cny|¥|的|于|在|达|达到)+$/
const NAME = /[\u4e00-\u9fff]{2,12}$/
/** The number of a clause before its first item. */
const CLAUSE = /^第[一二三四五六七八九十百]+[条款项章节]/
/** Where the name of an item begins anew. */
const BREAK = /^.*(?:[的将由按与和及把对从]|支付|其中|本|该|经|以下简称|甲方|乙方|约定|双方)(?=[\u4e00-\u9fff]{2,})/
/** What is done on a date stands behind it: 于2024年5月6日签订. */
const DEED =
  /^(?:起|前|以前|之前|止|正式|共同|在[\u4e00-\u9fff]{2,8})?(签订|签署|签定|竣工|验收|交付|开工|完工|到货|付款|支付|生效|终止|成立|立项|开标|中标|到期|投产|移交|结算|决算)/
const DEEDS: Readonly<Record<string, string>> = { 签署: '签订', 签定: '签订', 支付: '付款', 完工: '竣工' }
const DATE_NAME = /(?:日期|时间|日|期限|之日|起始|截止|期)$/
const FAR = 30

/** The name of what an amount, a date or a period is of, as the text before or behind it says: 合同总价, 签订, 工期; undefined where it says none. */
export function itemOf(normal: string, { kind, start, end }: Found): string | undefined {
  if (kind === 'period') return periodItemOf(normal, start)
  if (kind !== 'amount' && kind !== 'date') return undefined
  const behind = kind === 'date' ? DEED.exec(normal.slice(end, end + FAR))?.[1] : undefined
  if (behind !== undefined) return DEEDS[behind] ?? behind
  // An amount in digits behind the same in words is of the same item.
  const clause =
    normal
      .slice(Math.max(0, start - FAR * 2), start)
      .split(/[。;!?]/)
      .at(-1) ?? ''
  let before = clause.replace(/[\d零一二三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟]+(?:\.\d+)?[万亿]?元整?[,(]*$/, '')
  for (let last = ''; last !== before; ) {
    last = before
    before = before.replace(BETWEEN, '')
  }
  const name = NAME.exec(before)?.[0].replace(BREAK, '').replace(CLAUSE, '')
  if (name === undefined || name.length < 2) return undefined
  if (kind === 'date' && !DATE_NAME.test(name)) return undefined
  const deed = kind === 'date' ? DEED.exec(name.replace(DATE_NAME, ''))?.[1] : undefined
  return deed === undefined ? name : (DEEDS[deed] ?? deed)
}

/** Names of what a contract costs, which stand behind what it is for: 泵站安装工程合同金额. */
const PRICE = /^(.*?)合同(?:总价款?|价款?|总金额|金额|总额)$/

/** An item, and which one of its kind is meant; '' where its name does not say. */
export function headOf(item: string): { readonly head: string; readonly which: string } {
  const which = PRICE.exec(item)?.[1]
  return which === undefined ? { head: item, which: '' } : { head: '合同总价', which }
}
