import { language } from '../../../model/language'

/** A division of the first level, by its code of GB/T 2260. */
export interface Province {
  readonly code: string
  readonly short: string
  readonly full: string
  readonly english: string
}

const WRITTEN = [
  ['110000', '北京', '北京市', 'Beijing'],
  ['120000', '天津', '天津市', 'Tianjin'],
  ['130000', '河北', '河北省', 'Hebei'],
  ['140000', '山西', '山西省', 'Shanxi'],
  ['150000', '内蒙古', '内蒙古自治区', 'Inner Mongolia'],
  ['210000', '辽宁', '辽宁省', 'Liaoning'],
  ['220000', '吉林', '吉林省', 'Jilin'],
  ['230000', '黑龙江', '黑龙江省', 'Heilongjiang'],
  ['310000', '上海', '上海市', 'Shanghai'],
  ['320000', '江苏', '江苏省', 'Jiangsu'],
  ['330000', '浙江', '浙江省', 'Zhejiang'],
  ['340000', '安徽', '安徽省', 'Anhui'],
  ['350000', '福建', '福建省', 'Fujian'],
  ['360000', '江西', '江西省', 'Jiangxi'],
  ['370000', '山东', '山东省', 'Shandong'],
  ['410000', '河南', '河南省', 'Henan'],
  ['420000', '湖北', '湖北省', 'Hubei'],
  ['430000', '湖南', '湖南省', 'Hunan'],
  ['440000', '广东', '广东省', 'Guangdong'],
  ['450000', '广西', '广西壮族自治区', 'Guangxi'],
  ['460000', '海南', '海南省', 'Hainan'],
  ['500000', '重庆', '重庆市', 'Chongqing'],
  ['510000', '四川', '四川省', 'Sichuan'],
  ['520000', '贵州', '贵州省', 'Guizhou'],
  ['530000', '云南', '云南省', 'Yunnan'],
  ['540000', '西藏', '西藏自治区', 'Tibet'],
  ['610000', '陕西', '陕西省', 'Shaanxi'],
  ['620000', '甘肃', '甘肃省', 'Gansu'],
  ['630000', '青海', '青海省', 'Qinghai'],
  ['640000', '宁夏', '宁夏回族自治区', 'Ningxia'],
  ['650000', '新疆', '新疆维吾尔自治区', 'Xinjiang'],
  ['710000', '台湾', '台湾省', 'Taiwan'],
  ['810000', '香港', '香港特别行政区', 'Hong Kong'],
  ['820000', '澳门', '澳门特别行政区', 'Macao'],
] as const

/** All 34, as GB/T 2260 orders them. */
export const PROVINCES: readonly Province[] = WRITTEN.map(([code, short, full, english]) => ({ code, short, full, english }))

/** The frame of a map of China in which the islands of the South China Sea stand. */
export const ISLANDS: Province = { code: '', short: '南海诸岛', full: '南海诸岛', english: 'South China Sea Islands' }

const known = new Map(
  PROVINCES.flatMap(province =>
    [province.code, province.code.slice(0, 2), province.short, province.full, province.english.toLowerCase()].map(
      word => [word, province] as const,
    ),
  ),
)

/** The province that a text names: its code of six or two digits, its short or full name, or its English name. */
export function provinceOf(text: string): Province | undefined {
  return known.get(text.trim().toLowerCase())
}

/** Its short name in the language that people read. */
export function provinceName({ short, english }: Province): string {
  return language() === 'en' ? english : short
}
