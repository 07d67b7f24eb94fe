import type { TaggedWord } from '../../index/words'
import type { Found } from './types'

const FIRM =
  /(?:有限责任公司|股份有限公司|有限公司|集团公司|总公司|分公司|公司|集团|事务所|合作社|信用社|银行|支行|分行|医院|大学|学院|学校|中学|小学|研究院|研究所|设计院|经营部|商行|工厂|财政局|审计局|税务局|管理局|公安局|教育局|卫生局|水务局|人民政府|人民法院|委员会|街道办事处|总站|商会|协会|基金会)$/
/** Such a word alone names none. */
const LONE =
  /^(?:本|该|我|贵|上述|下属|所属|相关|有关|各级|子|母|分|总|各|某|其|两|上市|有限|责任|股份|集团|国有|控股|参股|关联|施工|监理|供货|中标|投标|保险|物业)*(?:公司|集团|银行|委员会|医院|学校|大学|学院|分公司|协会|事务所|合作社|支行|分行|有限公司|有限责任公司|股份有限公司|总公司|集团公司|工厂|总站)$/
/** Tags that no name of a firm goes over: grammar, pronouns, adverbs, times. Verbs stand in names (建设, 发展), but not these. */
const GRAMMAR = /^(?:c|p|u|d|r|x|w|t|y)/
const STOP =
  /^(?:的|和|与|及|由|向|对|为|是|在|给|将|至|从|经|于|以|称|即|系|或|等|至今|支付|付给|委托|中标|签订|采购|出具|收到|转入|汇入|转给|通过|根据|确认|同意|提供|要求|负责|承担|属于|成为|包括|甲方|乙方|丙方|供方|需方|买方|卖方|单位|供应商|承包人|发包人|收款人|付款人|收款|付款|户名|名称|开户行|分包|转包|总包|借给|欠|拨付)$/
const HAN = /^[\u4e00-\u9fff]+$/
const MOST_WORDS = 10

/** Surnames that nine of ten bear, and those of two characters. */
const SURNAMES =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤倪施柳易文康牛温洪岳柯葛俞申路翁])/
const ROLE =
  /(?:法定代表人|委托代理人|负责人|联系人|经办人|审核人|制表人|复核人|收款人|签收人|项目经理|证明人|被审计人|会计|出纳|姓名)(?:\(签[字名章]\))?[::]([\u4e00-\u9fff]{2,4})(?![\u4e00-\u9fff])/g
const ADDRESS =
  /(?:[\u4e00-\u9fff]{2,8}(?:省|自治区|市))?[\u4e00-\u9fff]{2,8}(?:市|区|县|镇|乡)[\u4e00-\u9fff\d]{1,16}(?:路|街|道|巷|村|大道)[\u4e00-\u9fff]{0,4}\d{1,5}号(?:[\u4e00-\u9fff\d]{1,10}(?:室|楼|层|栋|单元))?/g

interface Placed extends TaggedWord {
  readonly start: number
}

function place(words: readonly TaggedWord[]): readonly Placed[] {
  let start = 0
  return words.map(word => {
    const placed = { ...word, start }
    start += word.word.length
    return placed
  })
}

/** The words before a bracket belong to a firm only when they stand in it: 中铁(北京)有限公司. */
const isBracket = (word: string) => word === '(' || word === ')'

/** Where the name begins that ends with the word at `last`. */
function beginning(words: readonly Placed[], last: number): number {
  let first = last
  for (let at = last - 1; at >= 0 && last - at < MOST_WORDS; at -= 1) {
    const { word, tag } = words[at] ?? { word: '', tag: 'x' }
    if (isBracket(word)) continue
    if (STOP.test(word) || !(HAN.test(word) || /^[a-z]+$/.test(word)) || (GRAMMAR.test(tag) && word.length < 2)) break
    if (GRAMMAR.test(tag) && !FIRM.test(word)) break
    first = at
  }
  return first
}

function firms(words: readonly Placed[], known: ReadonlySet<string>): Found[] {
  const found: Found[] = []
  for (const [at, { word, start }] of words.entries()) {
    if (known.has(word)) {
      found.push({ kind: 'firm', value: word, start, end: start + word.length })
      continue
    }
    // 集团有限公司, 公司北京分公司: the longest end counts.
    if (!FIRM.test(word) || /^[)]$/.test(words[at + 1]?.word ?? '') || FIRM.test(words[at + 1]?.word ?? '')) continue
    const first = beginning(words, at)
    const value = words
      .slice(first, at + 1)
      .map(each => each.word)
      .join('')
    if (value.length >= 4 && value.length <= 40 && !LONE.test(value))
      found.push({ kind: 'firm', value, start: words[first]?.start ?? start, end: start + word.length })
  }
  return found
}

const TITLE = /^(?:同志|先生|女士|经理|总经理|局长|处长|科长|主任|书记|会计|出纳|院长|校长|董事长|签字)$/
/** Whether a word stands apart: at an end of the line or beside a mark. */
const standsApart = (word: string | undefined) => word === undefined || !/[\p{L}\p{N}]/u.test(word)

/** What the dictionary calls a name; a word that it does not know only where it stands apart or a title follows. */
function isPerson(words: readonly Placed[], at: number): boolean {
  const { word = '', tag = '' } = words[at] ?? {}
  if (!HAN.test(word) || word.length < 2 || word.length > 4 || !SURNAMES.test(word)) return false
  if (tag === 'nr') return true
  if (tag !== 'x' || word.length > 3) return false
  const next = words[at + 1]?.word
  return (
    TITLE.test(next ?? '') ||
    (standsApart(next) && standsApart(words[at - 1]?.word)) ||
    (standsApart(words[at - 1]?.word) && words[at + 1]?.tag === 'v')
  )
}

const persons = (words: readonly Placed[]): Found[] =>
  words.flatMap(({ word, start }, at) =>
    isPerson(words, at) ? [{ kind: 'person', value: word, start, end: start + word.length } as const] : [],
  )

const rolePersons = (normal: string): Found[] =>
  [...normal.matchAll(ROLE)].flatMap(match => {
    const [whole, name = ''] = match
    const end = match.index + whole.length
    return SURNAMES.test(name) ? [{ kind: 'person', value: name, start: end - name.length, end } as const] : []
  })

const places = (words: readonly Placed[]): Found[] =>
  words.flatMap(({ word, tag, start }) =>
    tag === 'ns' && word.length >= 2 ? [{ kind: 'place', value: word, start, end: start + word.length } as const] : [],
  )

const addresses = (normal: string): Found[] =>
  [...normal.matchAll(ADDRESS)].map(({ 0: value, index }) => ({ kind: 'place', value, start: index, end: index + value.length }))

/** Firms, persons and places by rules over words with their parts of speech; `known` are names of firms in normal form. */
export function names(normal: string, tagged: readonly TaggedWord[], known: ReadonlySet<string>): readonly Found[] {
  const words = place(tagged)
  return [...firms(words, known), ...addresses(normal), ...rolePersons(normal), ...persons(words), ...places(words)]
}
