import type { FieldKind } from '../find'

interface SeedField {
  readonly label: string
  readonly kind?: FieldKind
  readonly aliases?: string
  readonly needed?: 'Y'
  readonly place?: 'first' | 'heading' | 'column'
  readonly anchor?: string
  readonly pattern?: string
  readonly condition?: string
  readonly message?: string
}

const NUMBER: SeedField = { label: '合同编号', kind: 'number', aliases: '合同号、协议编号、编号', needed: 'Y', place: 'first' }
const PRICE: SeedField = {
  label: '合同金额',
  kind: 'amount',
  aliases: '合同总价、合同总金额、合同价款、签约合同价、总价款、价税合计、合同总额',
  needed: 'Y',
  condition: 'value > 0',
  message: '合同金额应大于零',
}
const SIGNED: SeedField = { label: '签订日期', kind: 'date', aliases: '签约日期、签署日期、订立日期、签订时间、日期', needed: 'Y' }
const PLACE: SeedField = { label: '争议解决', aliases: '争议解决方式', pattern: '(?:向)?([\\u4e00-\\u9fff]{2,20}(?:人民法院|仲裁委员会))' }
const party = (label: string, aliases: string): SeedField => ({ label, kind: 'firm', aliases, needed: 'Y', place: 'first' })

/** The templates that an installation begins with; what users change or delete stays so. */
export const USUAL_TEMPLATES: readonly { readonly name: string; readonly titleWords: string; readonly fields: readonly SeedField[] }[] = [
  {
    name: '采购合同',
    titleWords: '采购、购销、买卖、供货',
    fields: [
      NUMBER,
      party('甲方', '需方、买方、采购人、采购方、购货单位'),
      party('乙方', '供方、卖方、供应商、供货方、供货单位'),
      { label: '标的', aliases: '采购标的、采购内容、货物名称、产品名称' },
      PRICE,
      {
        label: '交货日期',
        kind: 'date',
        aliases: '交货期、交货时间、交付日期、供货日期',
        condition: "!fields['签订日期'] || value >= fields['签订日期']",
        message: '交货日期早于签订日期',
      },
      { label: '付款方式', aliases: '支付方式、结算方式' },
      { label: '质保期', aliases: '质量保证期、保修期', pattern: '质保期(?:为|是)?([一二三四五六七八九十\\d]+(?:个月|年))' },
      PLACE,
      SIGNED,
    ],
  },
  {
    name: '施工合同',
    titleWords: '施工、工程、补充协议',
    fields: [
      NUMBER,
      party('发包人', '甲方、建设单位、发包方'),
      party('承包人', '乙方、施工单位、承包方'),
      { label: '工程名称', aliases: '项目名称' },
      { label: '工程地点', aliases: '施工地点、建设地点' },
      PRICE,
      { label: '开工日期', kind: 'date', aliases: '计划开工日期' },
      {
        label: '竣工日期',
        kind: 'date',
        aliases: '计划竣工日期、完工日期',
        condition: "!fields['开工日期'] || value >= fields['开工日期']",
        message: '竣工日期早于开工日期',
      },
      { label: '工期', aliases: '总工期、合同工期', pattern: '总?工期(?:为|:)?(\\d+(?:个)?(?:日历天|天|日|月))' },
      { label: '预付款', aliases: '工程预付款', pattern: '预付款(?:为|:)?([^,。;]{2,30})' },
      { label: '质保期', aliases: '缺陷责任期、保修期', pattern: '质保期(?:为|是)?([一二三四五六七八九十\\d]+(?:个月|年))' },
      SIGNED,
    ],
  },
  {
    name: '借款合同',
    titleWords: '借款、贷款',
    fields: [
      NUMBER,
      party('贷款人', '出借人、甲方、贷款方、贷款银行'),
      party('借款人', '乙方、借款方、借款单位'),
      { label: '借款金额', kind: 'amount', aliases: '贷款金额、借款本金、借款数额', needed: 'Y' },
      { label: '借款用途', aliases: '贷款用途、用途' },
      { label: '利率', aliases: '借款利率、贷款利率、年利率', needed: 'Y', pattern: '(?:年利率|利率)(?:为|是|:)?(\\d+(?:\\.\\d+)?%)' },
      { label: '起始日期', kind: 'date', aliases: '借款起始日、起息日、借款日期', pattern: '自(\\d{4}年\\d{1,2}月\\d{1,2}日)(?:起|至)' },
      {
        label: '到期日期',
        kind: 'date',
        aliases: '还款日期、到期日、还款日',
        pattern: '至(\\d{4}年\\d{1,2}月\\d{1,2}日)',
        condition: "!fields['起始日期'] || value > fields['起始日期']",
        message: '到期日期不晚于起始日期',
      },
      { label: '还款方式', aliases: '偿还方式' },
      { label: '担保方式', aliases: '担保、保证方式' },
      SIGNED,
    ],
  },
  {
    name: '租赁合同',
    titleWords: '租赁、租房',
    fields: [
      NUMBER,
      party('出租人', '出租方、甲方'),
      party('承租人', '承租方、乙方'),
      { label: '租赁物', aliases: '租赁标的、租赁房屋、房屋坐落、租赁物名称', needed: 'Y' },
      { label: '面积', aliases: '租赁面积、建筑面积', pattern: '面积(?:为|共|:)?([\\d.,]+(?:平方米|㎡|m2))' },
      { label: '租金', kind: 'amount', aliases: '年租金、月租金、租金标准、租金总额', needed: 'Y' },
      { label: '押金', kind: 'amount', aliases: '租赁押金、保证金、履约保证金' },
      { label: '起租日期', kind: 'date', aliases: '租赁开始日期、起始日期', pattern: '自(\\d{4}年\\d{1,2}月\\d{1,2}日)(?:起|至)' },
      {
        label: '到期日期',
        kind: 'date',
        aliases: '租赁结束日期、终止日期',
        pattern: '至(\\d{4}年\\d{1,2}月\\d{1,2}日)',
        condition: "!fields['起租日期'] || value > fields['起租日期']",
        message: '到期日期不晚于起租日期',
      },
      { label: '支付方式', aliases: '付款方式、租金支付方式' },
      SIGNED,
    ],
  },
]
