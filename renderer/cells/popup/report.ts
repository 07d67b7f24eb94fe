import { splitValues } from '../../controls/base/comma'
import { textOf } from '../../controls/base/records'
import type { PickRow } from '../../controls/picker/pick'
import { texts } from '../../controls/report/texts'
import type { Row } from '../../model/source'
import type { PopupSettings } from './definition'

const LONGEST_KEY = 50

/** Rows have no id of their own: all their values, cut at 50 characters. */
export function reportRow(row: Row): PickRow {
  const key = textOf(row, 'id') ?? Object.values(row).join('').slice(0, LONGEST_KEY)
  return { key, text: key, row }
}

/** Why the settings cannot work; undefined when they can. */
export function wrongSettings({ popupCode, orgFields, destFields }: PopupSettings): string | undefined {
  const [from, to] = [splitValues(orgFields), splitValues(destFields)]
  if (popupCode === '' || from.length === 0 || to.length === 0) return texts.wrong
  return from.length === to.length ? undefined : texts.counts
}

/** What chosen rows put into the fields of the record. */
export function filledFields({ orgFields, destFields }: PopupSettings, rows: readonly Row[]): Row {
  const [from, to] = [splitValues(orgFields), splitValues(destFields)]
  const text = (name: string) =>
    rows
      .map(row => row[name])
      .filter(value => value !== null && value !== undefined && value !== '')
      .join(',')
  return Object.fromEntries(to.map((name, index) => [name, text(from[index] ?? '') || null]))
}
