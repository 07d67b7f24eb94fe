import {
  ColumnWidthOutlined,
  DownOutlined,
  ExpandOutlined,
  ExperimentOutlined,
  LeftOutlined,
  RightOutlined,
  UnorderedListOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Button, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { isComposing } from '../../../../renderer/contract'
import { texts as analysisTexts } from '../analysis/texts'
import { texts } from '../texts'
import { Tool } from './tool'
import type { Hits } from './use-hits'
import { larger, smaller, type Zoom } from './zoom'

interface ReaderToolsProps {
  readonly hits: Hits
  readonly page: number
  readonly total: number
  readonly zoom: Zoom
  readonly onGo: (page: number) => void
  readonly onZoom: (zoom: Zoom) => void
  /** Opens what stands beside the pages, where there is no room for it. */
  readonly onSide: () => void
  /** Undefined: this text has no analysis, or something else stands beside the pages. */
  readonly onAnalysis: (() => void) | undefined
}

/** Outline, pages, size and hits of the document that is read. */
export function ReaderTools({ hits, page, total, zoom, onGo, onZoom, onSide, onAnalysis }: ReaderToolsProps) {
  const [less, more] = [smaller(zoom), larger(zoom)]
  return (
    <div className="weft-reader-tools" role="toolbar" aria-label={texts.tools}>
      <span className="weft-reader-narrow">
        <Tool label={texts.side} icon={<UnorderedListOutlined aria-hidden />} onPress={onSide} />
      </span>
      <span className="weft-reader-group">
        <Tool label={texts.previousPage} icon={<LeftOutlined aria-hidden />} disabled={page <= 1} onPress={() => onGo(page - 1)} />
        <InputNumber
          size="small"
          aria-label={texts.pageNumber}
          min={1}
          max={Math.max(total, 1)}
          precision={0}
          controls={false}
          value={page}
          style={{ width: 52 }}
          onChange={value => value !== null && onGo(value)}
        />
        <span>{texts.ofPages(total)}</span>
        <Tool label={texts.nextPage} icon={<RightOutlined aria-hidden />} disabled={page >= total} onPress={() => onGo(page + 1)} />
      </span>
      <span className="weft-reader-group">
        <Tool
          label={texts.zoomOut}
          icon={<ZoomOutOutlined aria-hidden />}
          disabled={less === undefined}
          onPress={() => less !== undefined && onZoom(less)}
        />
        <Button type="text" size="small" title={texts.plain} onClick={() => onZoom(1)}>
          {typeof zoom === 'number' ? `${Math.round(zoom * 100)}%` : texts.fits[zoom]}
        </Button>
        <Tool
          label={texts.zoomIn}
          icon={<ZoomInOutlined aria-hidden />}
          disabled={more === undefined}
          onPress={() => more !== undefined && onZoom(more)}
        />
        <Tool label={texts.fitWidth} icon={<ColumnWidthOutlined aria-hidden />} onPress={() => onZoom('width')} />
        <Tool label={texts.fitPage} icon={<ExpandOutlined aria-hidden />} onPress={() => onZoom('page')} />
      </span>
      {onAnalysis && (
        <Button size="small" icon={<ExperimentOutlined aria-hidden />} onClick={onAnalysis}>
          {analysisTexts.analysis}
        </Button>
      )}
      <HitTools hits={hits} />
    </div>
  )
}

/** Enter looks for what was typed; once it is found, Enter goes on to the next place and Shift+Enter back. */
function HitTools({ hits: { text, search, hits, known, at, go } }: { readonly hits: Hits }) {
  const [words, setWords] = useState(text)
  return (
    <span className="weft-reader-group weft-reader-search">
      <Input
        size="small"
        allowClear
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={200}
        value={words}
        onChange={event => {
          setWords(event.target.value)
          if (event.target.value === '') search('')
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposing(event)) return
          if (words.trim() === text) go(event.shiftKey ? -1 : 1)
          else search(words)
        }}
      />
      <span role="status">{known && texts.hits(at + 1, hits.length)}</span>
      <Tool label={texts.previousHit} icon={<UpOutlined aria-hidden />} disabled={hits.length === 0} onPress={() => go(-1)} />
      <Tool label={texts.nextHit} icon={<DownOutlined aria-hidden />} disabled={hits.length === 0} onPress={() => go(1)} />
    </span>
  )
}
