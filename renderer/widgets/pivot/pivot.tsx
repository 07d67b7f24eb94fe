import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useMemo, useRef, useState } from 'react'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { useHost } from '../../source/host-context'
import { readPage } from '../../source/read-page'
import { DrawingOrTable } from '../../ui/data/drawing-or-table'
import { errorText, Failure } from '../../ui/failure/failure'
import { BlockEmpty, BlockRemark, BlockWait } from '../../ui/loading/block-states'
import { rowLink } from '../../ui/text/row-link'
import { texts } from '../../ui/texts'
import type { PivotSettings } from './definition'
import { csvOf, tsvOf } from './export'
import { contentOf, linesOf, namedBy, type PivotLines } from './pivot-content'
import { type PivotOrder, pivotOf } from './pivot-core'
import { useSheet, useSheetColours } from './use-sheet'
import './pivot.css'

/** Rows of a block's source put together in two directions, in the height that it will have from the beginning. */
export function PivotBlock({ settings, data, title = '' }: WidgetProps<PivotSettings>) {
  const [attempt, setAttempt] = useState(0)
  const { height } = settings
  if (data === undefined) return <BlockWait height={height} shape="plane" />
  const { rows, total } = readPage(data)
  if (rows.length === 0) return <BlockEmpty height={height} />
  return (
    <>
      <Drawn key={attempt} settings={settings} rows={rows} title={title} onRetry={() => setAttempt(attempt + 1)} />
      {total > rows.length && <BlockRemark>{texts.cut(rows.length, total)}</BlockRemark>}
    </>
  )
}

interface DrawnProps {
  readonly settings: PivotSettings
  readonly rows: readonly Row[]
  readonly title: string
  readonly onRetry: () => void
}

function Drawn({ settings, rows, title, onRetry }: DrawnProps) {
  const host = useHost()
  const element = useRef<HTMLDivElement>(null)
  const colours = useSheetColours()
  const [order, setOrder] = useState<PivotOrder>(settings.order === 'name' ? { by: 'name' } : { by: 0, order: settings.order })
  // What reads the same is put together once.
  const said = JSON.stringify({ settings, rows })
  const read = useMemo(() => {
    const { settings, rows } = JSON.parse(said) as Pick<DrawnProps, 'settings' | 'rows'>
    return { settings, pivot: pivotOf(settings, rows, order) }
  }, [said, order])
  const drawn = useMemo(() => ({ ...read, colours }), [read, colours])
  const lines = useMemo(() => linesOf(read.settings, read.pivot), [read])
  const content = useMemo(() => contentOf(read.settings, lines), [read, lines])
  const { error } = useSheet(element, drawn, (line, column) => {
    const named = { ...namedBy(settings.rows, line), ...namedBy(settings.columns, column) }
    const path = rowLink(settings.link ?? undefined, named)
    if (path !== undefined && host.opens(path)) host.navigate(path)
  })
  return (
    <DrawingOrTable
      title={title}
      height={settings.height}
      content={content}
      tools={<Tools settings={settings} order={order} onOrder={setOrder} lines={lines} title={title} />}
    >
      {error !== undefined && (
        <Failure title={texts.loadFailed} onRetry={onRetry}>
          {errorText(error)}
        </Failure>
      )}
      <div ref={element} role="img" aria-label={`${title} ${texts.pivotKind}`.trim()} className="weft-pivot-drawing" />
    </DrawingOrTable>
  )
}

interface ToolsProps extends Pick<DrawnProps, 'settings' | 'title'> {
  readonly order: PivotOrder
  readonly onOrder: (order: PivotOrder) => void
  readonly lines: PivotLines
}

function Tools({ settings, order, onOrder, lines, title }: ToolsProps) {
  const host = useHost()
  const orders: { readonly label: string; readonly order: PivotOrder }[] = [
    { label: texts.pivotByName, order: { by: 'name' } },
    ...settings.values.flatMap(({ title: name }, by) => [
      { label: texts.pivotFalling(name), order: { by, order: 'falling' } as const },
      { label: texts.pivotRising(name), order: { by, order: 'rising' } as const },
    ]),
  ]
  const copy = () => {
    const copied =
      navigator.clipboard === undefined ? Promise.reject(new Error(texts.noClipboard)) : navigator.clipboard.writeText(tsvOf(lines))
    copied.then(
      () => host.notify.success(texts.copied),
      error => host.notify.error(errorText(error)),
    )
  }
  const save = () => host.save(new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' }), `${title || texts.pivotKind}.csv`)
  return (
    <>
      <Select
        size="small"
        className="weft-pivot-order"
        aria-label={`${texts.pivotOrder} ${title}`.trim()}
        value={JSON.stringify(order)}
        options={orders.map(one => ({ value: JSON.stringify(one.order), label: one.label }))}
        onChange={(value: string) => onOrder(orders.find(one => JSON.stringify(one.order) === value)?.order ?? { by: 'name' })}
      />
      <Button type="text" size="small" icon={<CopyOutlined aria-hidden />} onClick={copy}>
        {texts.copy}
      </Button>
      <Button type="text" size="small" icon={<DownloadOutlined aria-hidden />} onClick={save}>
        {texts.exportCsv}
      </Button>
    </>
  )
}
