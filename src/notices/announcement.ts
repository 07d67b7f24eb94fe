export type Priority = 'L' | 'M' | 'H'

/** An announcement as it is shown. */
export interface Announcement {
  readonly id: string
  readonly title: string
  readonly sender: string
  readonly sendTime: string
  readonly createTime: string
  /** HTML from outside: to be drawn by SafeHtml only. */
  readonly content: string
  readonly priority: Priority
  /** `url`: `openPage` is a path; `component`: `openPage` is a screen that is shown with `busId`; anything else: details only. */
  readonly openType: string
  readonly openPage: string
  readonly busId: string
}

/** What the person has not read: the newest, and how many there are. */
export interface Unread {
  readonly items: readonly Announcement[]
  readonly total: number
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const isPriority = (value: unknown): value is Priority => value === 'L' || value === 'M' || value === 'H'
const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null

/** Null for what has no id. Family servers leave fields out and send null. */
export function readAnnouncement(row: unknown): Announcement | null {
  if (!isObject(row)) return null
  const id = text(row.anntId) || text(row.id)
  if (id === '') return null
  return {
    id,
    title: text(row.titile),
    sender: text(row.sender_dictText) || text(row.sender),
    sendTime: text(row.sendTime),
    createTime: text(row.createTime),
    content: text(row.msgContent),
    priority: isPriority(row.priority) ? row.priority : 'L',
    openType: text(row.openType),
    openPage: text(row.openPage),
    busId: text(row.busId),
  }
}

const readList = (rows: unknown) => (Array.isArray(rows) ? rows.flatMap(row => readAnnouncement(row) ?? []) : [])
const count = (total: unknown, rows: readonly unknown[]) => {
  const number = Number(total)
  return Number.isFinite(number) && number >= 0 ? number : rows.length
}

/** Both kinds of `listByUser` in one list, the newest first. */
export function readUnread(answer: unknown): Unread {
  const { anntMsgList, anntMsgTotal, sysMsgList, sysMsgTotal } = isObject(answer) ? answer : {}
  const [annt, sys] = [readList(anntMsgList), readList(sysMsgList)]
  const items = [...annt, ...sys].sort((one, other) => other.sendTime.localeCompare(one.sendTime))
  return { items, total: count(anntMsgTotal, annt) + count(sysMsgTotal, sys) }
}
