import { defined } from '../../model/defined'
import type { AuthoredFieldObject } from '../../screen/generated/authored'
import type { OnlineColumn, OnlineList } from './answers'
import { cut, type Fields, widthOf } from './fields'
import { type Looks, optionsOf } from './looks'

/** Cells of columns that no form item describes. */
const SLOTS: { readonly [slot: string]: string } = {
  imgSlot: 'image',
  fileSlot: 'file',
  htmlSlot: 'umeditor',
  dateSlot: 'date',
  pcaSlot: 'area',
}

const FILES: ReadonlySet<string> = new Set(['image', 'file'])

/** The columns of a list over the fields that its form brought: where they stand, how they sort, and where they lead. */
export function listFields(list: OnlineList, form: Fields): Fields {
  const fields = new Map(Object.entries(form))
  for (const column of list.columns) {
    const before = fields.get(column.dataIndex)
    fields.set(column.dataIndex, { ...columnLooks(column, list, before), ...columnPlace(column, list, before) })
  }
  return Object.fromEntries(fields)
}

/** What a column is shown by where no form item, or a hidden one, says so. */
function columnLooks(column: OnlineColumn, list: OnlineList, before: AuthoredFieldObject | undefined): AuthoredFieldObject {
  if (before !== undefined && before.type !== 'hidden') return before
  const { rules: _, required: __, ...kept } = before ?? {}
  return { ...kept, ...looks(column, list) }
}

function looks({ customRender, scopedSlots }: OnlineColumn, { dictOptions }: OnlineList): Looks {
  const options = customRender === undefined ? undefined : optionsOf(dictOptions[customRender])
  if (options) return { type: 'select', options }
  const type = SLOTS[scopedSlots?.customRender ?? '']
  return type === undefined ? { type: 'input' } : { type, ...(FILES.has(type) && { props: { number: 0 } }) }
}

function columnPlace(column: OnlineColumn, list: OnlineList, before: AuthoredFieldObject | undefined): AuthoredFieldObject {
  const hidden = before?.type === 'hidden'
  const views = before === undefined || hidden ? ['list', 'details'] : ['list', ...(before.in ?? '').split(' ')]
  const link = linkOf(column, list)
  return {
    title: column.title ?? before?.title ?? column.dataIndex,
    in: [...new Set(views)].join(' '),
    sortable: column.sorter === true,
    ...alignOf(column.align, before?.type),
    ...shareOf(list),
    ...widthOf(column.width),
    ...cut(column.showLength),
    ...defined({ link }),
  }
}

/** Of the room of a list that columns share; the rest is for boxes, numbers and buttons. */
const SHARED = 92

/** A list that must not scroll sideways (`scrollFlag` 0) gives every column the same part of its room. */
function shareOf({ scrollFlag, columns }: OnlineList): Pick<AuthoredFieldObject, 'width'> {
  const scrolls = scrollFlag === undefined || String(scrollFlag) !== '0'
  return scrolls || columns.length <= FEW ? {} : { width: `${Math.max(1, Math.floor(SHARED / columns.length))}%` }
}

/** As many columns find room in any case. */
const FEW = 6

/** Servers of the family center every column, whatever stands in it: numbers stand as numbers do. */
function alignOf(align: string | undefined, type: string | undefined): Pick<AuthoredFieldObject, 'align'> {
  if (align === 'center' && type === 'inputNumber') return {}
  return align === 'left' || align === 'center' || align === 'right' ? { align } : {}
}

/** Where a column leads: an address in which `${column}` stands for a value of the row. */
function linkOf({ hrefSlotName, scopedSlots }: OnlineColumn, { fieldHrefSlots }: OnlineList): string | undefined {
  const slot = fieldHrefSlots.find(({ slotName }) => slotName === hrefSlotName || slotName === scopedSlots?.customRender)
  return slot?.href === undefined || slot.href === '' ? undefined : templateOf(slot.href)
}

/** `${column}` as links of the language write it. A component of the family (`*.vue`) leads nowhere here: the text stays text. */
const templateOf = (text: string): string => text.replace(/\$\{\s*(\w+)\s*\}/g, '{$1}')

const REPLACED = /^_replace_text_(\w+)$/

/** Columns that show the text of another one, and columns whose texts come with the answer about the list. */
export interface ColumnTexts {
  readonly replaced: ReadonlyMap<string, string>
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export function columnTexts({ columns, dictOptions }: OnlineList): ColumnTexts {
  const replaced = new Map<string, string>()
  const choices = new Map<string, ReadonlyMap<string, string>>()
  for (const { dataIndex, customRender } of columns) {
    if (customRender === undefined) continue
    const other = REPLACED.exec(customRender)?.[1]
    const options = dictOptions[customRender]
    if (other !== undefined) replaced.set(dataIndex, other)
    else if (options !== undefined)
      choices.set(dataIndex, new Map(options.map(({ value, text, title }) => [String(value), String(text ?? title ?? value)])))
  }
  return { replaced, choices }
}

/** The row with the texts of its values beside them, as servers that send `_dictText` themselves do. */
export function withTexts(row: { readonly [column: string]: unknown }, { replaced, choices }: ColumnTexts) {
  const texts: { [name: string]: unknown } = {}
  const tell = (column: string, text: unknown) => {
    const name = `${column}_dictText`
    if (row[name] === undefined && typeof text === 'string' && text !== '') texts[name] = text
  }
  for (const [column, other] of replaced) tell(column, String(row[other] ?? ''))
  for (const [column, known] of choices) tell(column, textsOf(row[column], known))
  return { ...row, ...texts }
}

const textsOf = (value: unknown, known: ReadonlyMap<string, string>) =>
  String(value ?? '')
    .split(',')
    .map(part => known.get(part) ?? part)
    .join(',')
