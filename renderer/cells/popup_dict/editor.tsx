import { SearchOutlined } from '@ant-design/icons'
import { useCallback, useMemo } from 'react'
import { RowsEditor } from '../../controls/picker/rows-editor'
import { loadReport, REPORT_PAGE_SIZES, REPORT_WIDTH } from '../../controls/report/report'
import { texts } from '../../controls/report/texts'
import type { CellEditorProps } from '../../model/cell-type'
import type { Host } from '../../model/host'
import type { PopupDictSettings } from './definition'
import { reportAsk, reportLabels, wrongSettings } from './report'

export function Editor({ settings, ...editor }: CellEditorProps<string, PopupDictSettings>) {
  const source = useCallback((host: Host, signal: AbortSignal) => loadReport(host, reportAsk(settings), signal), [settings])
  const labels = useMemo(() => reportLabels(settings), [settings])
  const { popupMulti: multiple } = settings
  const parts = {
    source,
    labels,
    multiple,
    name: editor.field.title,
    title: texts.open,
    width: REPORT_WIDTH,
    shown: 0,
    icon: <SearchOutlined aria-hidden />,
    pageSizes: REPORT_PAGE_SIZES,
    loose: true,
    wrong: wrongSettings(settings),
    /** As in the popup that fills fields: a confirmation chooses something. */
    refuse: (count: number) => (count === 0 || (!multiple && count > 1) ? texts.chooseOne : undefined),
  }
  return <RowsEditor editor={editor} parts={parts} />
}
