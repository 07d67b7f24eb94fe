import { CloseOutlined } from '@ant-design/icons'
import { Drawer, Segmented } from 'antd'
import { useState } from 'react'
import { mediaQuery, useStore } from '../../../../renderer/contract'
import { AnalysisPanel } from '../analysis/analysis-panel'
import { texts } from '../analysis/texts'
import type { Hit, TextOf } from '../calls'
import { TableEditor } from '../tables/table-editor'
import { TablesPanel } from '../tables/tables-panel'
import { texts as tableTexts } from '../tables/texts'
import { useTables } from '../tables/use-tables'
import { Tool } from './tool'
import type { Hits } from './use-hits'

/** Room enough beside the page. */
const wide = mediaQuery('(min-width: 1200px)')

interface AnalysisSideProps {
  readonly of: TextOf
  readonly hits: Hits
  readonly open: boolean
  readonly onClose: () => void
}

type View = 'findings' | 'tables'

interface Opened {
  readonly key: string
  readonly title: string
}

/** The analysis of the document that is read: beside its pages, on narrow windows over them until a place is chosen. */
export function AnalysisSide({ of, hits, open, onClose }: AnalysisSideProps) {
  const isWide = useStore(wide)
  const [view, setView] = useState<View>('findings')
  const [table, setTable] = useState<Opened>()
  const show = (act: () => void) => {
    if (!isWide) onClose()
    act()
  }
  const showPlaces = (places: readonly Hit[]) => show(() => hits.show(places))
  const panel =
    view === 'findings' ? (
      <AnalysisPanel of={of} onPlaces={showPlaces} onWord={word => show(() => hits.search(word))} />
    ) : (
      <Tables of={of} table={table} onTable={setTable} onPlace={places => isWide && hits.show(places)} onShow={showPlaces} />
    )
  const options = [
    { value: 'findings' as const, label: tableTexts.findings },
    { value: 'tables' as const, label: tableTexts.tables },
  ]
  const views = !table && (
    <Segmented<View> block size="small" aria-label={texts.analysis} {...{ options, value: view }} onChange={setView} />
  )
  if (!isWide) {
    return (
      <Drawer
        title={texts.analysis}
        placement="right"
        width={table ? 'min(900px, 100vw)' : 'min(360px, 90vw)'}
        open={open}
        onClose={onClose}
      >
        <div className="weft-reader-views">
          {views}
          {panel}
        </div>
      </Drawer>
    )
  }
  // What is corrected in a table stays when the panel is closed.
  if (!open && !table) return null
  return (
    <aside className="weft-reader-analysis" aria-label={texts.analysis} data-wide={table !== undefined} hidden={!open}>
      <header>
        <h3>{texts.analysis}</h3>
        <Tool label={texts.close} icon={<CloseOutlined aria-hidden />} onPress={onClose} />
      </header>
      <div className="weft-reader-views">
        {views}
        {panel}
      </div>
    </aside>
  )
}

interface TablesProps {
  readonly of: TextOf
  readonly table: Opened | undefined
  readonly onTable: (table: Opened | undefined) => void
  readonly onPlace: (places: readonly Hit[]) => void
  readonly onShow: (places: readonly Hit[]) => void
}

/** The tables of the document, or the one that is open. */
function Tables({ of, table, onTable, onPlace, onShow }: TablesProps) {
  const { found, error, retry } = useTables(of)
  const back = () => {
    onTable(undefined)
    retry()
  }
  if (table) {
    const { key, title } = table
    return (
      <TableEditor
        {...{ of, onPlace, onShow }}
        key={key}
        tableKey={key}
        fallback={title}
        writable={found?.writable ?? false}
        onBack={back}
      />
    )
  }
  return <TablesPanel {...{ of, found, error }} onRetry={retry} onOpen={({ key }, title) => onTable({ key, title })} />
}
