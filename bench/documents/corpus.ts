import { dict } from '@node-rs/jieba/dict'

/** A text of the bench, with what questions ask for it by. */
export interface MadeDocument {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly person: string
  readonly subject: string
  readonly amount: string
  readonly date: string
  readonly pages: readonly string[]
}

/** Numbers that are the same in every run: a linear congruential generator. */
export class Numbers {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return this.state / 2 ** 32
  }

  below = (most: number): number => Math.floor(this.next() * most)
  of = <T>(all: readonly T[]): T => all[this.below(all.length)] as T
}

const CHINESE = /^[\u4e00-\u9fff]{2,4}$/
const WORDS = 30_000

/** Words of the language, the most used first, and how often each is used up to it: texts are drawn by it, as texts are. */
function vocabulary(): { readonly words: readonly string[]; readonly sums: readonly number[] } {
  const lines = Buffer.from(dict).toString().split('\n')
  const entries = lines.map(line => line.split(' ')).filter(([word = '']) => CHINESE.test(word))
  const used = entries
    .map(([word = '', count]) => ({ word, count: Number(count) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, WORDS)
  let sum = 0
  return { words: used.map(({ word }) => word), sums: used.map(({ count }) => (sum += count)) }
}

const PLACES = ['华东', '华北', '江南', '滨海', '云岭', '长河', '北山', '东湖', '西川', '中原', '岭南', '塞北']
const BRANDS = ['恒信', '瑞丰', '金石', '博远', '天成', '嘉禾', '宏图', '永泰', '明德', '兴业', '安达', '信诚', '众合', '远景', '立新']
const TRADES = ['建设', '医药', '信息技术', '物业服务', '环保工程', '设备制造', '园林绿化', '商贸', '勘察设计', '运输']
const SUBJECTS = ['设备采购', '办公楼维修', '软件开发', '道路改造', '物业管理', '药品供应', '绿化养护', '车辆租赁', '监理服务', '培训服务']
const KINDS = ['合同', '验收报告', '会议纪要', '审计底稿', '付款申请']
const FAMILIES = ['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '冯', '陈', '褚', '卫', '蒋', '沈', '韩', '杨']
const GIVEN = [
  '立群',
  '晓东',
  '秀兰',
  '建国',
  '文博',
  '思远',
  '海燕',
  '志强',
  '丽华',
  '明哲',
  '雨桐',
  '振宇',
  '家豪',
  '春梅',
  '俊杰',
  '雪莹',
]
const SENTENCES = 40
const SENTENCE = 9

/** Documents of two pages: a company, a person, a subject and an amount amid running text. */
export class Corpus {
  private readonly vocabulary = vocabulary()

  private word(numbers: Numbers): string {
    const { words, sums } = this.vocabulary
    const wanted = numbers.next() * (sums.at(-1) ?? 0)
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return words[low] ?? ''
  }

  private text(numbers: Numbers): string {
    const sentence = () => Array.from({ length: SENTENCE }, () => this.word(numbers)).join('')
    return Array.from({ length: SENTENCES }, sentence).join('。')
  }

  make(index: number): MadeDocument {
    const numbers = new Numbers(index + 1)
    numbers.next()
    const company = `${numbers.of(PLACES)}${numbers.of(BRANDS)}${numbers.of(TRADES)}有限公司`
    const [person, subject] = [numbers.of(FAMILIES) + numbers.of(GIVEN), numbers.of(SUBJECTS)]
    const amount = `${(100_000 + numbers.below(90_000_000)).toLocaleString('en-US')}.00`
    const year = 2010 + numbers.below(16)
    const date = `${year}-${String(1 + numbers.below(12)).padStart(2, '0')}-${String(1 + numbers.below(28)).padStart(2, '0')}`
    const deal = `${company}与本单位就${subject}一事商定，金额 ${amount} 元，经办人${person}。`
    const pages = [`${deal}${this.text(numbers)}`, `${this.text(numbers)}。${year}年，${person}经手。`]
    return { id: `bench${index}`, title: `${year}年${subject}${numbers.of(KINDS)}`, company, person, subject, amount, date, pages }
  }
}
