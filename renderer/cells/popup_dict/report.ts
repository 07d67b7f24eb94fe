import type { Row } from '../../model/source'
import type { FetchLabels } from '../shared/label-loader'
import type { PickRow } from '../shared/picker/pick'
import { textOf } from '../shared/records'
import { loadValues, type ReportAsk } from '../shared/report/report'
import { texts } from '../shared/report/texts'
import type { PopupDictSettings } from './schema'

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

/** The word under which texts of the report are kept, and who asks for them. */
export function reportLabels(settings: PopupDictSettings): { readonly what: string; readonly fetch: FetchLabels } {
  const { popupCode, valueField, textField } = settings
  return {
    what: `report ${popupCode} ${valueField} ${textField}`,
    fetch: async (host, keys) => {
      if (wrongSettings(settings) !== undefined) return new Map()
      return new Map((await loadValues(host, reportAsk(settings), valueField, keys)).map(({ key, text }) => [key, text]))
    },
  }
}
