/** What a period is of, as contracts call it; of an offer, a contract or a guarantee that it is in force. */
const NAMES =
  '工期|质量保证期|质保期|质量保修期|保修期|缺陷责任期|服务期|租赁期|租期|交货期|供货期|交付期|建设期|监理期|履行期|借款期|贷款期|付款期|试用期|合同期|(?:投标|合同|保函|报价|协议)有效期'
const NAME = new RegExp(`(实际|剩余)?(?:合同|总|计划|项目|施工|建设)*(${NAMES})`, 'g')
const SAME: Readonly<Record<string, string>> = {
  质量保证期: '质保期',
  质量保修期: '保修期',
  租期: '租赁期',
  供货期: '交货期',
  协议有效期: '合同有效期',
}
/** What says another thing of the period that is named: how late, by how much more, each day of it, or when within it. */
const OTHER = /每|延|逾|迟|推迟|提前|缩短|增加|违约|超过|超出|前|后(?!的)|内|余|已/
/** 不超过90天 is what it may be at most, and 自竣工验收合格后 is when it begins. */
const ALLOWED = /不(?:得|应)?(?:超过|超出|延)|(?:自|从|由)[^,]{2,20}?(?:后|之日|之日起)|提前通知/g
const FAR = 60

/** The name of what a period is of, as the text before it says: 工期, 质保期; undefined where it says none. */
export function periodItemOf(normal: string, start: number): string | undefined {
  const clause =
    normal
      .slice(Math.max(0, start - FAR), start)
      .split(/[。;!?]/)
      .at(-1) ?? ''
  const named = [...clause.matchAll(NAME)].at(-1)
  const [whole = '', which = '', name = ''] = named ?? []
  if (named === undefined || OTHER.test(clause.slice(named.index + whole.length).replace(ALLOWED, ''))) return undefined
  return `${which}${SAME[name] ?? name}`
}
