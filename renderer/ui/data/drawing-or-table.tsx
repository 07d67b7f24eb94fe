import { AreaChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { texts } from '../texts'
import { DataTable, type TableContent } from './data-table'
import './data-table.css'

interface DrawingOrTableProps {
  readonly title: string
  readonly height: number
  readonly content: TableContent
  /** Beside the switch, in a bar above the drawing; absent: the switch stands in the drawing's corner. */
  readonly tools?: ReactNode
  /** The drawing. */
  readonly children: ReactNode
}

/** Lines that a hidden table may have: a longer one is made when it is asked for. */
const HIDDEN_LINES = 300

/**
 * A drawing with its numbers in a table: read out at any time, seen when the switch or the keyboard asks for it.
 * The drawing stays, so that it is there at once again.
 */
export function DrawingOrTable({ title, height, content, tools, children }: DrawingOrTableProps) {
  const [asTable, setAsTable] = useState(false)
  const label = asTable ? texts.showDrawing : texts.showTable
  const change = (
    <Button
      type="text"
      size="small"
      aria-label={`${label} ${title}`.trim()}
      title={label}
      icon={asTable ? <AreaChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
      onClick={() => setAsTable(!asTable)}
    />
  )
  return (
    <div className={tools === undefined ? 'weft-drawn' : 'weft-drawn has-bar'}>
      {tools !== undefined && (
        <div className="weft-drawn-tools">
          {tools}
          {change}
        </div>
      )}
      <div className="weft-drawn-stage" style={{ height }}>
        <div className={asTable ? 'weft-drawn-hidden' : 'weft-drawn-drawing'} aria-hidden={asTable}>
          {children}
        </div>
        {(asTable || content.lines.length <= HIDDEN_LINES) && (
          <div className={asTable ? 'weft-drawn-table is-shown' : 'weft-drawn-table'}>
            <DataTable title={title} content={content} />
          </div>
        )}
      </div>
      {tools === undefined && <div className="weft-drawn-tools">{change}</div>}
    </div>
  )
}
