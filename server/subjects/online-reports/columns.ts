import type { ReportColumn, ReportQuery } from '../../generated/operations'
import { dictionaries } from '../../query'
import type * as reports from './repository'
import { type Asking, isStatement, type Standing } from './standing'
import { statedChoices } from './stated-choices'

/** `文本_值,…` as choices. */
export function replaced(replaceVal: string | null): readonly reports.Choice[] {
  return (replaceVal ?? '').split(',').flatMap(pair => {
    const at = pair.lastIndexOf('_')
    const [text, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    return at < 1 || value === '' ? [] : [{ value, text }]
  })
}

const isTable = (dict: string) => dict.includes(',')

/** The choices of every column that has few enough to be told at once. */
export async function choicesOf(call: Asking, { columns, report }: Standing) {
  const codes = columns.flatMap(({ column: { dict } }) => (dict && !isTable(dict) ? [dict] : []))
  const byCode = await call.readTenant(trx => dictionaries(trx, codes))
  const byStatement = await statedChoices(call, report)
  const all = columns.map(({ item, column }) => {
    const own = replaced(item.replaceVal)
    return [item.fieldName, own.length > 0 ? own : (byCode.get(column.dict ?? '') ?? byStatement.get(item.dictCode ?? ''))] as const
  })
  const told = all.flatMap(([name, choices]) => (choices ? [[name, choices.map(one => ({ ...one, title: one.text }))] as const] : []))
  return Object.fromEntries(told)
}

export type Choices = Awaited<ReturnType<typeof choicesOf>>

/** The columns that are shown, as clients of the family draw them. */
export const shownColumns = ({ columns }: Standing, choices: Choices): ReportColumn[] =>
  columns
    .filter(({ item }) => item.isShow !== '0')
    .map(({ item, column }): ReportColumn => {
      const { fieldName, fieldTxt, fieldType, fieldWidth, isOrder, isTotal, groupTitle, fieldHref } = item
      const known = Object.hasOwn(choices, fieldName) ? fieldName : column.dict ? `${fieldName}_dictText` : null
      const looks = { align: 'center', sorter: isOrder === '1', width: fieldWidth, customRender: known, fieldType: fieldType ?? 'String' }
      return {
        title: fieldTxt,
        dataIndex: fieldName,
        ...looks,
        isTotal: isTotal ?? '0',
        groupTitle,
        hrefSlotName: fieldHref ? fieldName : null,
      }
    })

/** Where the cells of columns lead: addresses in which `${column}` stands for a value of the row. */
export const hrefSlots = ({ report }: Standing) =>
  report.items.flatMap(({ fieldName, fieldHref }) => (fieldHref ? [{ slotName: fieldName, href: fieldHref }] : []))

/** Inputs that stand there before the rest hides behind 展开. */
const SHOWN = 2

export const queryInputs = ({ columns }: Standing): ReportQuery[] =>
  columns
    .filter(({ item }) => item.isSearch === '1')
    .map(({ item, column }, index): ReportQuery => {
      const listed = column.dict !== undefined || isStatement(item.dictCode) || replaced(item.replaceVal).length > 0
      return {
        field: item.fieldName,
        key: item.fieldName,
        label: item.fieldTxt,
        view: listed ? 'list' : item.fieldType === 'Date' || item.fieldType === 'Datetime' ? item.fieldType : 'text',
        mode: item.searchMode === 'group' ? 'group' : 'single',
        hidden: index < SHOWN ? '0' : '1',
        dictCode: column.dict ?? null,
        placeholder: null,
      }
    })
