import { isObject } from '../../source/read-page'

export const MODES = ['role', 'depart', 'user'] as const
export type Mode = (typeof MODES)[number]

/** A role, a department or a user. */
export interface Subject {
  readonly mode: Mode
  readonly id: string
  readonly name: string
  /** Departments below it. */
  readonly children?: readonly Subject[]
}

/** What of a column can be under control, with the flag by which it is switched, and where a grant of it holds. */
export const PARTS = [
  { name: 'listShow', flag: 1, page: 3, control: 5 },
  { name: 'formShow', flag: 2, page: 5, control: 5 },
  { name: 'formEditable', flag: 3, page: 5, control: 3 },
] as const

export type Part = (typeof PARTS)[number]

export interface ColumnRow {
  readonly code: string
  readonly title: string
  readonly status: number
  readonly listShow: boolean
  readonly formShow: boolean
  readonly formEditable: boolean
}

export interface ButtonRow {
  readonly code: string
  readonly title: string
  /** Its control, in force or not; undefined: there was none yet. */
  readonly controlId: string | undefined
  readonly on: boolean
}

export interface RuleRow {
  readonly id: string
  readonly ruleName: string
  readonly ruleColumn: string
  readonly ruleOperator: string
  readonly ruleValue: string
  readonly status: number
}

/** A control in force, which can be granted. */
export interface Grantable {
  readonly id: string
  readonly code: string
  readonly page: number
  readonly control: number
}

/** What can be granted: by the number that the calls have for it. */
export const KINDS = { columns: 1, buttons: 2, rows: 3 } as const
export type Kind = keyof typeof KINDS

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export const rowsOf = (answer: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(answer) ? answer.filter(isObject) : []

/** Roles, users or a tree of departments out of what their calls answer. */
export function readSubjects(mode: Mode, answer: unknown): readonly Subject[] {
  const rows = rowsOf(isObject(answer) && 'records' in answer ? answer.records : answer)
  return rows.map(row => {
    const children = readSubjects(mode, row.children)
    return {
      mode,
      id: text(row.id ?? row.key),
      name: text(row.roleName ?? row.title ?? row.departName ?? row.realname ?? row.username),
      ...(children.length > 0 && { children }),
    }
  })
}

/** Those whose name has the word in it, with what stands above them. */
export function found(subjects: readonly Subject[], word: string): readonly Subject[] {
  const wanted = word.trim().toLowerCase()
  if (wanted === '') return subjects
  return subjects.flatMap(subject => {
    const children = found(subject.children ?? [], word)
    return children.length > 0 || subject.name.toLowerCase().includes(wanted) ? [{ ...subject, children }] : []
  })
}

export function readButtons(every: unknown, rights: unknown): readonly ButtonRow[] {
  const controls = rowsOf(isObject(rights) ? rights.authList : [])
  return rowsOf(every).map(row => {
    const own = controls.find(({ code }) => code === row.code)
    return {
      code: text(row.code),
      title: text(row.title),
      controlId: own && text(own.id),
      on: own !== undefined && Number(own.status) === 1,
    }
  })
}

/** The control of a part of a column, or of a button; undefined when nothing of it can be granted. */
export const grantableOf = (all: readonly Grantable[], code: string, part?: Part): Grantable | undefined =>
  all.find(each => each.code === code && (part === undefined || (each.page === part.page && each.control === part.control)))
