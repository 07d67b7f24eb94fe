import { textOf } from '../../controls/base/records'
import type { PickRow } from '../../controls/picker/pick'
import { loadValues, type ReportAsk } from '../../controls/report/report'
import { texts } from '../../controls/report/texts'
import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'
import type { Row } from '../../model/source'
import type { PopupDictSettings } from './definition'

/** Why the settings cannot work; undefined when they can. */
export function wrongSettings({ popupCode, valueField, textField }: PopupDictSettings): string | undefined {
  return popupCode === '' || valueField === '' || textField === '' ? texts.wrong : undefined
}

/** What is asked of the report: rows by the column that is stored, called by the one that is shown. */
export function reportAsk({ popupCode, valueField, textField, params }: PopupDictSettings): ReportAsk {
  const rowOf = (row: Row): PickRow | undefined => {
    const key = textOf(row, valueField)
    return key === undefined ? undefined : { key, text: textOf(row, `${textField}_dictText`) ?? textOf(row, textField) ?? key, row }
  }
  return { code: popupCode, params, rowOf }
}

/** Rows that bear the same name, on average, at most. */
const NAMESAKES = 4

/** The word under which texts of the report are kept, and who asks for them. */
export function reportLabels(settings: PopupDictSettings): CellNames {
  const { popupCode, valueField, textField } = settings
  const namesBy = async (host: Host, field: string, values: readonly string[], most: number) => {
    if (wrongSettings(settings) !== undefined) return new Map<string, string>()
    return new Map((await loadValues(host, reportAsk(settings), field, values, most)).map(({ key, text }) => [key, text]))
  }
  return {
    what: `report ${popupCode} ${valueField} ${textField}`,
    fetch: (host, keys) => namesBy(host, valueField, keys, keys.length),
    find: (host, names) => namesBy(host, textField, names, names.length * NAMESAKES),
  }
}
