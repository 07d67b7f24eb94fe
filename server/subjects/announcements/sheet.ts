import type { SysAnnouncementAdd } from '../../generated/operations'
import { type FieldRecord, optionsOf, type SheetFields } from '../../sheets'
import { texts } from './texts'

/** What fits into one cell of a workbook. */
const LONGEST_CELL = 32_767

export const fields: SheetFields = () => [
  { name: 'titile', title: texts.name, required: true, length: 100 },
  { name: 'msgCategory', title: texts.category, options: optionsOf(texts.categories) },
  { name: 'priority', title: texts.priority, options: optionsOf(texts.priorities) },
  { name: 'msgAbstract', title: texts.abstract },
  { name: 'msgContent', title: texts.content, length: LONGEST_CELL },
  { name: 'startTime', title: texts.start },
  { name: 'endTime', title: texts.end },
  { name: 'msgType', title: texts.type, options: optionsOf(texts.types), only: 'export' },
  { name: 'sendStatus', title: texts.state, options: optionsOf(texts.states), only: 'export' },
  { name: 'sender', title: texts.sender, only: 'export' },
  { name: 'sendTime', title: texts.sent, only: 'export' },
]

const isPriority = (text: string): text is 'L' | 'M' | 'H' => text === 'L' || text === 'M' || text === 'H'

/** A row of a workbook as a draft to all. */
export function draftOf({ titile = '', msgCategory, priority = '', ...rest }: FieldRecord): SysAnnouncementAdd {
  return {
    titile,
    ...((msgCategory === '1' || msgCategory === '2') && { msgCategory }),
    ...(isPriority(priority) && { priority }),
    msgAbstract: rest.msgAbstract ?? '',
    msgContent: rest.msgContent ?? '',
    startTime: rest.startTime ?? '',
    endTime: rest.endTime ?? '',
  }
}
