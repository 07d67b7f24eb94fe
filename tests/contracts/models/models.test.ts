import { beforeAll, expect, it } from 'vitest'
import { type ChosenColumns, stepsFor } from '../../../src/areas/data/models/procedure'
import { imported } from '../../helpers/data-sheets'
import { admin, openServer } from '../../helpers/open-server'
import { type Asked, procedure, refusalOf, resultOf, rowsOf, typesOf } from '../../helpers/procedures'

openServer()

type Payment = readonly [number: number, payee: string, day: string, amount: string]

/** Payments of every kind that no model should find. */
const USUAL: readonly Payment[] = Array.from({ length: 60 }, (_, at) => [
  at + 1,
  `供应商${at % 12}`,
  `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
  `${(at + 1) * 137}.${String(at).padStart(2, '0')}`,
])
/** Paid twice: 61 and 62. Split: 63 to 65, each below 500,000. Near it, and not split: 66 and 67, far apart; 68 at the limit alone. */
const PLANTED: readonly Payment[] = [
  [61, '甲公司', '2025-03-05', '8800.00'],
  [62, '甲公司', '2025-03-05', '8800.00'],
  [63, '乙公司', '2025-05-06', '198000.00'],
  [64, '乙公司', '2025-05-20', '198500.00'],
  [65, '乙公司', '2025-06-10', '197000.00'],
  [66, '丙公司', '2025-01-10', '300000.00'],
  [67, '丙公司', '2025-08-10', '300000.00'],
  [68, '丁公司', '2025-08-10', '500000.00'],
  // 69 to 71 are missing.
  [72, '丁公司', '2025-09-10', '120.00'],
]
const FILE = `凭证号,收款人 (全称),日期,金额\n${[...USUAL, ...PLANTED].map(line => line.join(',')).join('\n')}\n`
const TYPES = { 凭证号: 'text', 日期: 'date', 金额: 'decimal' }
const PAYEE = '收款人 (全称)'

/** The sheet of these payments, and that of the entries below. */
let payments = ''
let entries = ''

const sheetOf = async (file: string, types: Readonly<Record<string, string>>) => (await imported(admin, file, {}, types)).sheetId ?? ''

beforeAll(async () => {
  payments = await sheetOf(FILE, TYPES)
  entries = await sheetOf(ENTRIES, ENTRY_TYPES)
})

type Entry = readonly [no: number, firm: string, phone: string, entered: string, agreed: string, paid: string, amount: string]

const dayOf = (days: number) => new Date(Date.UTC(2025, 2, 3) + days * 86_400_000).toISOString().slice(0, 10)

/** Entries of working days and hours, of firms with a telephone each, whose amounts grow by a fixed part, so that they keep to Benford’s law. */
const USUAL_ENTRIES: readonly Entry[] = Array.from({ length: 300 }, (_, at) => {
  const day = dayOf((at % 30) * 7 + (at % 5))
  const time = `${String(9 + (at % 8)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`
  const amount = (100.5 * 10 ** (at / 100)).toFixed(2)
  return [at + 1, `供应商${at % 20}`, `1380000${String(1000 + (at % 20))}`, `${day} ${time}`, '2025-01-06', day, amount]
})
const AT_WORK = '2025-03-04 10:00:00'
/** What no other model than the one of its line may find. */
const PLANTED_ENTRIES: readonly Entry[] = [
  [401, '甲公司', '13900000401', '2025-03-08 10:00:00', '2025-01-06', '2025-03-08', '321.15'],
  [402, '甲公司', '13900000401', '2025-03-04 23:10:00', '2025-01-06', '2025-03-04', '322.15'],
  [403, '甲公司', '13900000401', '2025-10-01 10:00:00', '2025-01-06', '2025-10-01', '323.15'],
  // A Sunday on which people work.
  [404, '甲公司', '13900000401', '2025-09-28 10:00:00', '2025-01-06', '2025-09-28', '324.15'],
  [405, '乙公司', '13900000405', AT_WORK, '2025-01-06', '2025-03-04', '50000.00'],
  [406, '乙公司', '13900000405', AT_WORK, '2025-01-06', '2025-03-04', '50000.01'],
  [407, '丙公司', '13900000407', AT_WORK, '2025-01-06', '2025-03-04', '120.11'],
  [408, '丙公司', '13900000407', AT_WORK, '2025-01-06', '2025-03-04', '130.11'],
  [409, '丙公司', '13900000407', AT_WORK, '2025-01-06', '2025-03-04', '1500.11'],
  [410, '丁公司', '13900000410', AT_WORK, '2021-01-06', '2022-01-10', '111.11'],
  [411, '戊公司', '13900000411', AT_WORK, '2025-01-06', '2025-03-04', '112.11'],
  [412, '己公司', '13900000411', AT_WORK, '2025-01-06', '2025-03-04', '113.11'],
  [413, '庚公司', '13900000413', AT_WORK, '2025-03-14', '2025-03-04', '114.11'],
]
const ALL_ENTRIES = [...USUAL_ENTRIES, ...PLANTED_ENTRIES]
const ENTRIES = `编号,单位,电话,录入时间,签订日期,付款日期,金额\n${ALL_ENTRIES.map(line => line.join(',')).join('\n')}\n`
const ENTRY_TYPES = { 编号: 'whole', 电话: 'text', 录入时间: 'datetime', 签订日期: 'date', 付款日期: 'date', 金额: 'decimal' }

const found = async (name: string, chosen: ChosenColumns, asked: Partial<Asked> = {}) =>
  rowsOf(await resultOf(name, chosen, { sheetId: payments, ...asked }))

it('rows that are equal in the chosen columns are found, and no others; all of them become doubts that name the model', async () => {
  const id = await resultOf('duplicates', { same: [PAYEE, '日期', '金额'] }, { sheetId: payments })
  const rows = await rowsOf(id)
  const asked = { id, steps: [], limit: 1000, title: '重复付款', keys: ['凭证号', '金额'] }
  expect((await admin.post('/audit/doubt/mark', asked)).body).toMatchObject({ result: { added: 2, known: 0 } })
  const { records } = (await admin.get<{ records: object[] }>('/audit/doubt/list', { sheetId: id })).body.result
  expect(records[0]).toMatchObject({ model: '重复', state: '1', rowKey: expect.stringContaining('金额：8800.00') })
  expect(rows.map(row => [row.凭证号, row.第几次])).toEqual([
    ['61', '1'],
    ['62', '2'],
  ])
})

it('a gap is found with how many numbers are missing', async () => {
  const rows = await found('gaps', { number: ['凭证号'], group: [] })
  expect(rows.map(row => [row.凭证号, row.上一号码, row.缺号数])).toEqual([['72', '68', '3']])
})

it('payments below the limit that follow each other and reach it together are found, with their sum', async () => {
  const id = await resultOf('split-purchases', { payee: [PAYEE], day: ['日期'], amount: ['金额'] }, { sheetId: payments })
  expect(await typesOf(id)).toMatchObject({ 段: 'whole', 笔数: 'whole', 合计金额: 'decimal' })
  const rows = await rowsOf(id)
  expect(rows.map(row => [row.凭证号, row.合计金额, row.笔数])).toEqual([
    ['63', '593500.00', '3'],
    ['64', '593500.00', '3'],
    ['65', '593500.00', '3'],
  ])
})

it('a model over its own result leaves the columns that this has as they are, and gives its own other names', async () => {
  const first = await resultOf('split-purchases', { payee: [PAYEE], day: ['日期'], amount: ['金额'] }, { sheetId: payments })
  const chosen = { payee: [PAYEE], day: ['日期'], amount: ['金额'] }
  const rows = await found('split-purchases', chosen, { sheetId: first, params: { 限额: '395500', 最少笔数: '3' } })
  expect(rows.map(row => [row.凭证号, row.合计金额, row.笔数, row.段, row.合计金额_2, row.笔数_2, row.段_2])).toEqual(
    ['63', '64', '65'].map(no => [no, '593500.00', '3', '1', '593500.00', '3', '1']),
  )
})

it('a column of the sheet that is called like a figure of the model is asked for by its name', async () => {
  const sheetId = await sheetOf('单位,合计金额\n甲,100.00\n甲,12.00\n乙,5.00\n乙,4.00\n', { 合计金额: 'decimal' })
  const rows = await found('strata', { amount: ['合计金额'] }, { sheetId })
  expect(rows.map(row => [row.金额层, row.笔数, row.合计金额])).toEqual([['1千以下', '4', '121.00']])
})

const numbersOf = (rows: readonly Readonly<Record<string, unknown>>[], name = '编号') => rows.map(row => Number(row[name]))

it('entries of weekends, holidays and nights are found with their reason, and those of a weekend on which people work are not', async () => {
  const params = { 节假日: '2025-10-01,2025-10-02', 调休上班日: '2025-09-28' }
  const rows = await found('off-hours', { time: ['录入时间'] }, { sheetId: entries, params })
  expect(rows.map(row => [Number(row.编号), row.原因])).toEqual([
    [402, '上班时间以外'],
    [401, '周末'],
    [403, '节假日'],
  ])
})

it('amounts of whole ten thousands are found, and no cent beside them', async () => {
  expect(numbersOf(await found('round-amounts', { amount: ['金额'] }, { sheetId: entries }))).toEqual([405])
})

it('the amount of a firm that is many times its second largest is found', async () => {
  const rows = await found('relative-size', { group: ['单位'], amount: ['金额'] }, { sheetId: entries })
  expect(rows.map(row => [Number(row.编号), row.第二大金额, row.是第二大的倍数])).toEqual([[409, '130.11', '11.53']])
})

it('what is older than a year on a day is found with its age', async () => {
  const rows = await found('ageing', { day: ['付款日期'] }, { sheetId: entries, params: { 截止日期: '2025-12-31' } })
  expect(rows.map(row => [Number(row.编号), row.账龄天数, row.账龄段])).toEqual([[410, '1451', '3至4年']])
})

it('firms of different names with one telephone are found', async () => {
  expect(numbersOf(await found('shared-contacts', { contact: ['电话'], name: ['单位'] }, { sheetId: entries })).sort()).toEqual([411, 412])
})

it('a payment before its contract is found with the days between', async () => {
  const rows = await found('date-order', { earlier: ['签订日期'], later: ['付款日期'] }, { sheetId: entries })
  expect(rows.map(row => [Number(row.编号), row.倒置天数])).toEqual([[413, '10']])
})

const cents = (amount: unknown) => Math.round(Number(amount) * 100)

it('a sample by money takes the entry in which each interval ends, and each that is larger than the interval', async () => {
  const [interval, start] = [20_000, 12_345.67]
  const params = { 抽样间隔: String(interval), 起点: String(start) }
  const rows = await found('monetary-unit', { amount: ['金额'] }, { sheetId: entries, params })
  let sum = 0
  let next = cents(start)
  const expected = ALL_ENTRIES.filter(([, , , , , , amount]) => {
    sum += cents(amount)
    const isTaken = next <= sum
    while (next <= sum) next += cents(interval)
    return isTaken
  })
  expect(numbersOf(rows)).toEqual(expected.map(([no]) => no))
  expect(numbersOf(rows)).toEqual(expect.arrayContaining([405, 406]))
})

it('a sample by chance is as large as was asked, in the order of the sheet, and the same for the same seed', async () => {
  const drawn = async (size: number, seed: number) =>
    numbersOf(await found('random-sample', {}, { sheetId: entries, params: { 样本量: String(size), 随机种子: String(seed) } }))
  const first = await drawn(25, 7)
  expect(first).toHaveLength(25)
  expect(first).toEqual(ALL_ENTRIES.map(([no]) => no).filter(no => first.includes(no)))
  expect(await drawn(25, 7)).toEqual(first)
  expect(await drawn(25, 8)).not.toEqual(first)
  expect(await drawn(ALL_ENTRIES.length + 100, 7)).toEqual(ALL_ENTRIES.map(([no]) => no))
})

it.each([
  [{ 随机种子: '7' }, '请填写参数“样本量”'],
  [{ 样本量: '0', 随机种子: '7' }, '第1步：参数“样本量”须为 1 到 1000000000 的整数，“0”不是'],
  [{ 样本量: '25', 随机种子: '0.5' }, '第1步：参数“随机种子”须为 0 到 1000000000 的整数，“0.5”不是'],
])('a sample by chance of %o is refused: %s', async (params, message) => {
  expect(await refusalOf('random-sample', {}, { sheetId: entries, params })).toBe(message)
})

it.each([
  [10, 3],
  [7, 7],
  [1, 1],
  [400, 313],
])('a sample takes each %ith entry from the %ith on', async (interval, start) => {
  const rows = await found('interval-sample', {}, { sheetId: entries, params: { 间隔: String(interval), 起点: String(start) } })
  const expected: number[] = []
  for (let at = start - 1; at < ALL_ENTRIES.length; at += interval) expected.push(ALL_ENTRIES[at]?.[0] ?? 0)
  expect(numbersOf(rows)).toEqual(expected)
})

it.each([
  ['10', '11'],
  ['10', '0'],
  ['0', '0'],
  ['-3', '-3'],
  ['10', '1.5'],
  ['2.5', '1'],
])('a sample of each %sth entry from the %sth on is refused', async (interval, start) => {
  const refused = await refusalOf('interval-sample', {}, { sheetId: entries, params: { 间隔: interval, 起点: start } })
  expect(refused).toBe('313 行不符合规则“间隔为正整数，起点为 1 到间隔的整数”，已停止运行')
})

type Checked = readonly [book: number, audited: number | '']

/** Of a sample by money with an interval of 10,000: overstated by 5 %, a half and a fifth, one beyond the interval, one understated. */
const CHECKED: readonly Checked[] = [
  [4000, 3800],
  [2000, 1000],
  [9000, 9000],
  [500, 400],
  [12_000, 11_000],
  [300, 350],
  [10_000, 10_000],
]

const checkedSheet = (lines: readonly Checked[]) =>
  sheetOf(`账面金额,审定金额\n${lines.map(line => line.join(',')).join('\n')}\n`, { 账面金额: 'decimal', 审定金额: 'decimal' })

async function evaluated(sheetId: string, params: Readonly<Record<string, string>>) {
  return found('sample-evaluation', { book: ['账面金额'], audited: ['审定金额'] }, { sheetId, params })
}

it('a sample is evaluated as by hand, with 95 % and 90 %', async () => {
  const sheetId = await checkedSheet(CHECKED)
  const known = { 样本笔数: '7', 错报笔数: '4', 低估笔数: '1', 推断错报合计: '8500.00' }
  // 5,000 + 2,000 + 500 + 1,000; allowances of the first three: 0.75, 0.55 and 0.46 of them, and 0.58, 0.44 and 0.36.
  expect(await evaluated(sheetId, { 抽样间隔: '10000' })).toEqual([
    { ...known, 基本精确度: '30000.00', 增量余量: '5080.00', 错报上限: '43580.00' },
  ])
  expect(await evaluated(sheetId, { 抽样间隔: '10000', 置信度: '90%' })).toEqual([
    { ...known, 基本精确度: '23100.00', 增量余量: '3960.00', 错报上限: '35560.00' },
  ])
})

/** The mean of a Poisson distribution of which `count` or less come with what confidence leaves, in hundredths and rounded up, as tables have it. */
function reliability(count: number, confidence: number): number {
  let [low, high] = [0, 200]
  for (let round = 0; round < 100; round++) {
    const mean = (low + high) / 2
    let [term, sum] = [Math.exp(-mean), 0]
    for (let n = 0; n <= count; n++) {
      sum += term
      term *= mean / (n + 1)
    }
    if (sum > 1 - confidence) low = mean
    else high = mean
  }
  return Math.ceil(low * 100 - 1e-9)
}

it.each([
  ['95%', 0.95],
  ['90%', 0.9],
])('the limit of many misstatements is that of Poisson distributions with %s, and beyond twenty no less', async (confidence, share) => {
  const limit = async (taints: readonly number[]) => {
    // Hundredths of 1,000 that are overstated, in an order of their own.
    const sheetId = await checkedSheet(taints.map(taint => [1000, 1000 - 10 * taint]))
    const [row] = await evaluated(sheetId, { 抽样间隔: '10000', 置信度: confidence })
    return cents(row?.错报上限)
  }
  const bound = (taints: readonly number[]) => {
    const falling = [...taints].sort((a, b) => b - a)
    const factors = falling.map((taint, at) => taint * (reliability(at + 1, share) - reliability(at, share)))
    // Hundredths of hundredths of 10,000 are whole, and a hundred cents each.
    return 100 * (100 * reliability(0, share) + factors.reduce((all, each) => all + each, 0))
  }
  const taints = Array.from({ length: 20 }, (_, at) => 1 + ((at * 37) % 97))
  expect(await limit(taints)).toBe(bound(taints))
  const more = [...taints, 90, 55, 20, 3, 1]
  const [made, least] = [await limit(more), bound(more)]
  expect(made).toBeGreaterThanOrEqual(least)
  expect(made).toBeLessThan(least * 1.01)
})

it('a sample without misstatements has its basic precision as limit, one of no rows has none', async () => {
  const [row, ...others] = await evaluated(await checkedSheet([[4000, 4000]]), { 抽样间隔: '12345.67' })
  expect(row).toEqual({
    ...{ 样本笔数: '1', 错报笔数: '0', 低估笔数: '0' },
    ...{ 推断错报合计: '0.00', 基本精确度: '37037.01', 增量余量: '0.00', 错报上限: '37037.01' },
  })
  expect(others).toEqual([])
  const empty = await resultOf('outliers', { amount: ['账面金额'], group: [] }, { sheetId: await checkedSheet(CHECKED.slice(0, 3)) })
  expect(await evaluated(empty, { 抽样间隔: '10000' })).toEqual([])
})

it.each<[line: Checked, interval: string, message: string]>([
  [[4000, ''], '10000', '1 行不符合规则“账面金额大于 0，审定金额已填写”，已停止运行'],
  [[0, 0], '10000', '1 行不符合规则“账面金额大于 0，审定金额已填写”，已停止运行'],
  [[-40, 0], '10000', '1 行不符合规则“账面金额大于 0，审定金额已填写”，已停止运行'],
  [[4000, 1], '0', '8 行不符合规则“抽样间隔大于 0”，已停止运行'],
])('a sample with %j and the interval %s is not evaluated', async (line, interval, message) => {
  const sheetId = await checkedSheet([...CHECKED, line])
  const chosen = { book: ['账面金额'], audited: ['审定金额'] }
  expect(await refusalOf('sample-evaluation', chosen, { sheetId, params: { 抽样间隔: interval } })).toBe(message)
})

type Amount = readonly [no: number, firm: string, amount: string]

/** Amounts from 100.00 to 119.95 of one firm, and others of firms with few or equal ones. */
const AMOUNTS: readonly Amount[] = [
  ...Array.from({ length: 20 }, (_, at): Amount => [at + 1, '甲', (100 + ((at * 7) % 20) * 1.05).toFixed(2)]),
  [21, '甲', '150.00'],
  [22, '甲', '9000.10'],
  [23, '甲', '-500.00'],
  [24, '甲', ''],
  [31, '乙', '7000.00'],
  [32, '丙', '10.00'],
  [33, '丙', '9000.00'],
  ...Array.from({ length: 5 }, (_, at): Amount => [41 + at, '丁', '80.00']),
  [46, '丁', '80.01'],
  [51, '', '0.00'],
]

const nearest = (sorted: readonly number[], part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0

/** Numbers of amounts outside the fences of their firm, in cents, with the fences. */
function outside(amounts: readonly Amount[], times: number) {
  const all = amounts.filter(([, , amount]) => amount !== '').map(([, , amount]) => cents(amount))
  const sorted = all.toSorted((a, b) => a - b)
  const [low, high] = [nearest(sorted, 0.25), nearest(sorted, 0.75)]
  const fences = [low - times * (high - low), high + times * (high - low)] as const
  const found = amounts.filter(([, , amount]) => amount !== '' && (cents(amount) < fences[0] || cents(amount) > fences[1]))
  return found.map(([no]) => [no, ...fences])
}

it('amounts outside the fences of their group are found with them, and no others', async () => {
  const sheetId = await sheetOf(`编号,单位,金额\n${AMOUNTS.map(line => line.join(',')).join('\n')}\n`, { 编号: 'whole', 金额: 'decimal' })
  const outliers = async (group: readonly string[], times: number) => {
    const rows = await found('outliers', { amount: ['金额'], group }, { sheetId, params: { 倍数: String(times) } })
    return rows.map(row => [Number(row.编号), cents(row.下界), cents(row.上界)]).sort(([a = 0], [b = 0]) => a - b)
  }
  const firm = AMOUNTS.filter(([, name]) => name === '甲')
  const equal = [46, 8000, 8000]
  expect(outside(firm, 3).map(([no]) => no)).toEqual([22, 23])
  expect(await outliers(['单位'], 3)).toEqual([...outside(firm, 3), equal])
  expect(outside(firm, 1.5).map(([no]) => no)).toEqual([21, 22, 23])
  expect(await outliers(['单位'], 1.5)).toEqual([...outside(firm, 1.5), equal])
  expect(await outliers([], 3)).toEqual(outside(AMOUNTS, 3))
})

it.each([
  ['0', '0'],
  ['20000', '20000.01'],
  ['20000', '-1'],
])('a sample by money is refused with the interval %s and the start %s', async (interval, start) => {
  const refused = await refusalOf('monetary-unit', { amount: ['金额'] }, { sheetId: entries, params: { 抽样间隔: interval, 起点: start } })
  expect(refused).toBe('313 行不符合规则“抽样间隔大于 0，起点在 0 到间隔之间”，已停止运行')
})

it('layers hold every entry and every cent', async () => {
  const rows = await found('strata', { amount: ['金额'] }, { sheetId: entries })
  const layer = (from: number, to: number) =>
    ALL_ENTRIES.map(entry => cents(entry[6])).filter(amount => amount >= from * 100 && amount < to * 100)
  const sums = [layer(0, 1000), layer(1000, 10_000), layer(10_000, 100_000)].map(part => [
    part.length,
    part.reduce((all, each) => all + each, 0),
  ])
  expect(rows.map(row => row.金额层)).toEqual(['1千以下', '1千至1万', '1万至10万'])
  expect(rows.map(row => [Number(row.笔数), cents(row.合计金额)])).toEqual(sums)
  expect(rows.reduce((all, row) => all + Number(row.金额占比), 0)).toBeCloseTo(1, 8)
})

it('first digits are held against Benford’s law: amounts that grow keep to it, amounts of one digit do not', async () => {
  const rows = await found('benford', { amount: ['金额'] }, { sheetId: entries })
  const count = (digit: number) => ALL_ENTRIES.filter(entry => entry[6].startsWith(String(digit))).length
  expect(rows.map(row => [Number(row.首位), Number(row.笔数)])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit => [digit, count(digit)]))
  expect(rows[0]).toMatchObject({ 理论占比: '0.30103' })
  const deviation = rows.reduce((all, row) => all + Math.abs(Number(row.实际占比) - Math.log10(1 + 1 / Number(row.首位))), 0) / 9
  expect(Number(rows[0]?.平均绝对偏差)).toBeCloseTo(deviation, 4)
  expect(rows[0]?.结论).toBe(deviation <= 0.006 ? '接近一致' : '可以接受')
  const sevens = await sheetOf(`金额\n${Array.from({ length: 40 }, (_, at) => `7${at}.50`).join('\n')}\n`, { 金额: 'decimal' })
  // Digits that do not occur count with all of their part: twice what the other eight should have, by nine.
  expect(await found('benford', { amount: ['金额'] }, { sheetId: sevens })).toMatchObject([
    { 首位: '7', 笔数: '40', 实际占比: '1.00000', 平均绝对偏差: '0.20934', 结论: '不一致' },
  ])
})

it('sums of two years that differ much, or stand in one of them alone, are found', async () => {
  const lines = [
    ['差旅费', '2024-05-06', '1000.10'],
    ['差旅费', '2025-05-06', '1290.10'],
    ['会议费', '2024-05-06', '1000.00'],
    ['会议费', '2025-05-06', '5000.05'],
    ['咨询费', '2025-07-01', '300.00'],
    ['培训费', '2024-07-01', '400.00'],
    ['培训费', '2023-07-01', '9000.00'],
  ]
  const sheetId = await sheetOf(`科目,日期,金额\n${lines.map(line => line.join(',')).join('\n')}\n`, { 日期: 'date', 金额: 'decimal' })
  const chosen = { key: ['科目'], day: ['日期'], amount: ['金额'] }
  const rows = await found('two-periods', chosen, { sheetId, params: { 上年度: '2024', 本年度: '2025' } })
  expect(rows.map(row => [row.科目, row.变动额, row['变动率（%）']])).toEqual([
    ['会议费', '4000.05', '400.01'],
    ['咨询费', '300.00', null],
    ['培训费', '-400.00', '-100.00'],
  ])
})

it('steps name the chosen columns in every place, whatever they are called', () => {
  const [filter, second, first] = stepsFor(procedure('duplicates'), { same: ["甲'乙", '金额'] }, [])
  expect([filter, second]).toEqual([
    { do: 'filter', when: "!empty(row['甲\\'乙'])" },
    { do: 'filter', when: "!empty(row['金额'])" },
  ])
  expect(first).toMatchObject({ do: 'window', by: ["甲'乙", '金额'] })
})

it('rules of a step name the chosen columns, in lists and in what has to hold', () => {
  const [{ rules } = { rules: [] }] = stepsFor(procedure('sample-evaluation'), { book: ["账'面"], audited: ['审定'] }, [])
  expect(rules).toMatchObject([{ when: 'param.抽样间隔 > 0' }, { when: "row['账\\'面'] > 0 && !empty(row['审定'])", act: 'stop' }])
})
