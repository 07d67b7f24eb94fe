import { SearchOutlined } from '@ant-design/icons'
import { useCallback } from 'react'
import { texts as shared } from '../../controls/base/texts'
import type { PickRow } from '../../controls/picker/pick'
import { PickerInput } from '../../controls/picker/picker-input'
import { RowPicker } from '../../controls/picker/row-picker'
import { useDialog } from '../../controls/picker/use-dialog'
import { loadReport, REPORT_PAGE_SIZES, REPORT_WIDTH } from '../../controls/report/report'
import { texts } from '../../controls/report/texts'
import type { CellEditorProps } from '../../model/cell-type'
import type { Host } from '../../model/host'
import { useHost } from '../../source/host-context'
import type { PopupSettings } from './definition'
import { filledFields, reportRow, wrongSettings } from './report'

/** What was chosen out of a report; the chosen rows fill other fields of the record too. */
export function Editor(props: CellEditorProps<string, PopupSettings>) {
  const { settings, value, field, onChange, setOthers } = props
  const { popupCode, popupMulti, params } = settings
  const host = useHost()
  const wrong = wrongSettings(settings)
  const dialog = useDialog({ ...props, unfolded: props.unfolded === true && wrong === undefined })
  const source = useCallback(
    (from: Host, signal: AbortSignal) => loadReport(from, { code: popupCode, params, rowOf: reportRow }, signal),
    [popupCode, params],
  )
  const accept = (chosen: readonly PickRow[]) => {
    if (chosen.length === 0 || (!popupMulti && chosen.length > 1)) return host.notify.warning(texts.chooseOne)
    const { [field.name]: own, ...others } = filledFields(
      settings,
      chosen.map(({ row }) => row),
    )
    dialog.close()
    // Without a field of its own name the first column is the value.
    const first = own === undefined ? Object.values(others)[0] : own
    onChange(first === null || first === undefined ? null : String(first))
    if (Object.keys(others).length > 0) setOthers?.(others)
  }
  return (
    <>
      <PickerInput
        editor={props}
        text={value ?? ''}
        button={texts.open}
        icon={<SearchOutlined aria-hidden />}
        onOpen={() => (wrong === undefined ? dialog.show() : host.notify.error(wrong))}
      />
      {dialog.open && (
        <RowPicker
          title={field.title}
          chosenTitle={shared.chosen(field.title)}
          width={REPORT_WIDTH}
          source={source}
          pageSizes={REPORT_PAGE_SIZES}
          mode={popupMulti ? 'several' : 'loose'}
          beside={false}
          start={[]}
          onChoose={accept}
          onCancel={dialog.close}
        />
      )}
    </>
  )
}
