import { describe, expect, it } from 'vitest'
import { chineseNumber } from '../../../../util/numerals'
import { normalise } from '../../index/normal'
import { Segmenter } from '../../index/words'
import { entitiesOf } from '.'
import { itemOf } from './items'
import { isCard, isCreditCode, isIdentity } from './numbers'

const plain = Segmenter.of([])
const found = async (text: string, known: readonly string[] = []) => {
  const normal = normalise(text).text
  const segmenter = known.length === 0 ? await plain : await Segmenter.of(known)
  return entitiesOf(normal, segmenter.taggedWords(normal), new Set(known))
}
const read = async (text: string, known: readonly string[] = []) => (await found(text, known)).map(({ kind, value }) => `${kind} ${value}`)
const items = async (text: string) => {
  const normal = normalise(text).text
  return (await found(text)).flatMap(each => {
    const item = itemOf(normal, each)
    return item === undefined ? [] : [`${item} ${each.value}`]
  })
}

describe('Chinese numerals', () => {
  it.each([
    ['壹佰贰拾叁万肆仟', 1_234_000],
    ['十五', 15],
    ['二〇二四', 2024],
    ['三千零五', 3005],
    ['一亿二千万', 120_000_000],
    ['两万亿', 2_000_000_000_000],
    ['零', 0],
  ])('%s is %i', (text, number) => expect(chineseNumber(text)).toBe(number))
  it('what is none has no value', () => expect(chineseNumber('三角')).toBeUndefined())
})

describe('entities by their check digits', () => {
  it.each([
    ['11010519491231002X', true],
    ['110105194912310021', false],
    ['110105194913310025', false],
  ])('identity %s: %s', (number, right) => expect(isIdentity(number)).toBe(right))
  it.each([
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
  ])('credit code %s: %s', (code, right) => expect(isCreditCode(code)).toBe(right))
  it.each([
    ['6222021234567890128', true],
    ['6222021234567890129', false],
  ])('card %s: %s', (card, right) => expect(isCard(card)).toBe(right))
})

describe('entities of a text', () => {
  it.each<[string, string[]]>([
    ['合同总价为人民币壹佰贰拾叁万元整（¥1,230,000.00）', ['amount 1230000.00', 'amount 1230000.00']],
    ['预付款 36.9 万元，运费３０元，另付 20万美元', ['amount 369000.00', 'amount 30.00', 'amount USD 200000.00']],
    ['伍佰元叁角贰分', ['amount 500.32']],
    ['合同总价为128.64万，即壹佰贰拾捌万陆仟肆佰元整（¥1,286,400.00）', ['amount 1286400.00', 'amount 1286400.00', 'amount 1286400.00']],
    ['合同总价约1.2亿。服务费覆盖128万人，工程款对应12万吨，数据共3万条', ['amount 120000000.00']],
    ['单位：万元。一元化领导，五元素，第3条共12人', []],
    ['二〇二四年五月六日、2024年5月6日、2024-05-06、2024/5/6、2024.5.6、20240506', Array(6).fill('date 2024-05-06')],
    ['民国一百一十三年三月一日', ['date 2024-03-01']],
    ['工期90天，九十个日历天，六十日，60个工作日', ['period 90天', 'period 90天', 'period 60天', 'period 60个工作日']],
    ['服务期三年，质保期24个月，试用期一个月，两年半', ['period 36个月', 'period 24个月', 'period 1个月', 'period 30个月']],
    ['自2024年3月1日起至2024年5月29日止', ['date 2024-03-01', 'period 2024-03-01至2024-05-29', 'date 2024-05-29']],
    ['2024年3月1日至5月29日', ['date 2024-03-01', 'period 2024-03-01至2024-05-29']],
    ['2024年12月31日至2024年1月1日', ['date 2024-12-31', 'date 2024-01-01']],
    ['5月6日，三年级，第90天，零天', []],
    ['2023年度、2024年5月，2024年2月30日', ['date 2023', 'date 2024-05']],
    ['身份证号 11010519491231002x，统一社会信用代码：91350100M000100Y43', ['identity 11010519491231002X', 'creditCode 91350100M000100Y43']],
    ['卡号 6222 0212 3456 7890 128，账号：1234-5678-90123', ['account 6222021234567890128', 'account 1234567890123']],
    ['合同编号：HT-2024-018，示审发〔2024〕12号', ['contract HT-2024-018', 'contract 示审发〔2024〕12号']],
    [
      '依据《中华人民共和国審計法》第三十四条、第三十五条第二款和《招标投标法》',
      ['law 《中华人民共和国审计法》第34条', 'law 《中华人民共和国审计法》第35条第二款', 'law 《招标投标法》'],
    ],
    ['见《采购合同》', []],
    ['乙方：華東建設有限公司', ['firm 华东建设有限公司']],
    ['中铁（北京）建设集团有限公司向华为技术有限公司支付货款', ['firm 中铁(北京)建设集团有限公司', 'firm 华为技术有限公司']],
    ['该公司与本公司签订，有限公司', []],
    ['李建国局长主持会议，经办人：周立群', ['person 李建国', 'person 周立群']],
    ['地址：江苏省南京市玄武区中山路12号', ['place 江苏省南京市玄武区中山路12号']],
  ])('%s', async (text, entities) => expect(await read(text)).toEqual(entities))

  it('finds a firm that is known by its name alone', async () => {
    expect(await read('货款付给晨光文具铺', ['晨光文具铺'])).toEqual(['firm 晨光文具铺'])
  })

  it('a long line without an end takes no time', async () => {
    const begun = performance.now()
    for (const line of [
      '第'.repeat(2000),
      '1'.repeat(2000),
      '《'.repeat(2000),
      '一'.repeat(2000),
      'a1-'.repeat(600),
      '有限公司'.repeat(500),
      '工期'.repeat(1000),
      '合同总计划'.repeat(400),
      '2024年3月1日至'.repeat(200),
    ])
      await found(line)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})

describe('items', () => {
  it.each<[string, string[]]>([
    ['合同总价为人民币壹佰贰拾叁万元整（¥1,230,000.00）', ['合同总价 1230000.00', '合同总价 1230000.00']],
    ['甲方应在到货后支付预付款36.9万元', ['预付款 369000.00']],
    ['本合同于2024年5月6日签订，签订日期：2024-05-06', ['签订 2024-05-06', '签订 2024-05-06']],
    ['第二条 合同总价为人民币100元', ['合同总价 100.00']],
    ['会议于2024年5月6日召开', []],
    ['本合同工期为90日历天，自监理人发出开工通知之日起计算', ['工期 90天']],
    ['工期总日历天数：九十天（90天）', ['工期 90天', '工期 90天']],
    ['计划工期自2024年3月1日起至2024年5月29日止，共90天', ['工期 2024-03-01至2024-05-29', '工期 90天']],
    ['实际工期为126天', ['实际工期 126天']],
    ['工期不得超过三个月', ['工期 3个月']],
    ['本工程质量保证期为自竣工验收合格之日起24个月', ['质保期 24个月']],
    ['服务期限：三年，自2024年1月1日至2026年12月31日', ['服务期 36个月', '服务期 2024-01-01至2026-12-31']],
    ['投标有效期为120天，合同有效期一年', ['投标有效期 120天', '合同有效期 12个月']],
    ['工期每延误一天，乙方应支付违约金', []],
    ['因雨工期顺延30天，验收合格后30天内付款', []],
  ])('%s', async (text, named) => expect(await items(text)).toEqual(named))
})
