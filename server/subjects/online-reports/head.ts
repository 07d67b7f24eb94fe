import type { EntityModel } from '../../../renderer/core'
import type { ReportAdd, ReportEditAll, ReportHeadParam, ReportItem } from '../../generated/operations'
import type { CallOf, Handlers, LooseHandler } from '../../http/module'
import { fail } from '../../util/errors'
import { entityHandlers } from '../entities'
import * as reports from './repository'
import { texts } from './texts'

type Given = ReportAdd | ReportEditAll
type Item = Given['items'][number]
type Param = NonNullable<Given['params']>[number]

/** Clients of the family write marks as 1 or '1'. */
const mark = (value: unknown) => (value === null || value === undefined ? null : String(value) === '1' ? '1' : '0')

const ordered = <Row extends { readonly id?: unknown; readonly orderNum?: unknown }>(
  rows: readonly Row[],
  gone: string | null | undefined,
) => {
  const deleted = new Set((gone ?? '').split(',').filter(Boolean))
  return rows
    .filter(({ id }) => !deleted.has(String(id ?? '')))
    .sort((left, right) => Number(left.orderNum ?? 0) - Number(right.orderNum ?? 0))
}

function itemOf({ id: _, cgrheadId: __, orderNum: ___, isOrder, isSearch, isShow, isTotal, ...item }: Item) {
  const marks = {
    isOrder: mark(isOrder) ?? '0',
    isSearch: mark(isSearch) ?? '0',
    isShow: mark(isShow) ?? '1',
    isTotal: mark(isTotal) ?? '0',
  }
  return { ...item, fieldType: item.fieldType ?? 'String', searchMode: item.searchMode ?? 'single', ...marks }
}

const paramOf = ({ id: _, cgrheadId: __, orderNum: ___, rule, ...param }: Param) => ({ ...param, rule: rule ?? 'eq' })

/** The record that a body of the family stands for. */
function recordOf({ head, items, params = [], deleteItemIds, deleteParamIds }: Given) {
  return { ...head, items: ordered(items, deleteItemIds).map(itemOf), params: ordered(params, deleteParamIds).map(paramOf) }
}

const mustFind = async (trx: reports.Trx, id: string) => (await reports.findReport(trx, { id })) ?? fail(texts.noReport)

async function items(call: CallOf<'onlineCgreportItemListByHeadId'>): Promise<ReportItem[]> {
  const { id, items: found } = await call.readTenant(trx => mustFind(trx, call.query.headId))
  return found.map((item, orderNum) => ({ ...item, cgrheadId: id, orderNum }))
}

async function params(call: CallOf<'onlineCgreportParamListByHeadId'>): Promise<ReportHeadParam[]> {
  const { id, params: found } = await call.readTenant(trx => mustFind(trx, call.query.headId))
  return found.map((param, orderNum) => ({ ...param, cgrheadId: id, orderNum }))
}

/** The administration of reports as clients of the family call it; the records are those of the entity. */
export function headHandlers(entity: EntityModel) {
  const own = entityHandlers(entity)
  const handler = (name: string): LooseHandler => own.get(name) ?? fail(texts.noReport)
  type Loose = Parameters<LooseHandler>[0]
  return {
    onlineCgreportHeadList: call => call.readTenant(trx => reports.heads(trx, call.query)),
    onlineCgreportHeadAdd: async call => handler('add')({ ...call, body: recordOf(call.body) } as Loose) as Promise<null>,
    onlineCgreportHeadEditAll: async call => handler('edit')({ ...call, body: recordOf(call.body) } as Loose) as Promise<null>,
    onlineCgreportHeadDelete: call => handler('delete')(call as Loose) as Promise<null>,
    onlineCgreportHeadDeleteBatch: call => handler('deleteBatch')(call as Loose) as Promise<null>,
    onlineCgreportItemListByHeadId: items,
    onlineCgreportParamListByHeadId: params,
  } satisfies Handlers
}
