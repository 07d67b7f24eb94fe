import { LeftOutlined, RightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { Button, Input, InputNumber } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Loading, Unreadable, useStoredBytes } from './file-state'
import { openPdf, type Pdf } from './pdf'
import { PdfPage } from './pdf-page'
import { texts } from './texts'
import { Tool } from './tool'
import { type PdfSearch, usePdfSearch } from './use-pdf-search'

/** Keys scroll it. */
const scrolled = { tabIndex: 0 }
const SMALLEST = 0.25
const LARGEST = 5
const STEP = 1.25

/** A stored PDF, one page at a time, with a search of its text. */
export function PdfView({ path }: { readonly path: string }) {
  const bytes = useStoredBytes(path)
  const opened = usePdf(bytes.state === 'here' ? bytes.blob : undefined)
  if (bytes.state === 'failed') return <Unreadable text={bytes.text} />
  if (opened === 'unreadable') return <Unreadable text={texts.unreadable} />
  return opened === undefined ? <Loading /> : <Pages pdf={opened} />
}

function usePdf(blob: Blob | undefined): Pdf | 'unreadable' | undefined {
  const [opened, setOpened] = useState<Pdf | 'unreadable'>()
  useEffect(() => {
    if (blob === undefined) return
    let close: () => void = () => undefined
    let here = true
    const open = async () => {
      const data = await blob.arrayBuffer()
      if (!here) return
      const opening = openPdf(data)
      close = opening.close
      const pdf = await opening.pdf
      if (here) setOpened(pdf)
    }
    open().catch(() => here && setOpened('unreadable'))
    return () => {
      here = false
      close()
    }
  }, [blob])
  return opened
}

function Pages({ pdf }: { readonly pdf: Pdf }) {
  const stage = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  /** Null: as wide as the window. */
  const [zoom, setZoom] = useState<number | null>(null)
  const [drawn, setDrawn] = useState(1)
  const go = (to: number) => {
    setPage(Math.min(pdf.numPages, Math.max(1, to)))
    stage.current?.scrollTo?.({ top: 0 })
  }
  useEffect(() => stage.current?.focus({ preventScroll: true }), [])
  const search = usePdfSearch(pdf, hit => setPage(hit.page))
  const step = (by: number) => setZoom(Math.min(LARGEST, Math.max(SMALLEST, drawn * STEP ** by)))
  const pressed = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    if (event.key === 'PageDown') go(page + 1)
    else if (event.key === 'PageUp') go(page - 1)
    else if (event.key === '+' || event.key === '=') step(1)
    else if (event.key === '-') step(-1)
    else if (event.key === '0') setZoom(null)
    else return
    event.preventDefault()
  }
  return (
    <div className="weft-preview-view" {...{ onKeyDown: pressed }}>
      <div className="weft-preview-tools" role="toolbar" aria-label={texts.tools}>
        <Tool label={texts.previousPage} icon={<LeftOutlined aria-hidden />} disabled={page === 1} onPress={() => go(page - 1)} />
        <InputNumber
          size="small"
          aria-label={texts.page}
          min={1}
          max={pdf.numPages}
          precision={0}
          controls={false}
          value={page}
          style={{ width: 56 }}
          onChange={value => value !== null && go(value)}
        />
        <span>{texts.pages(pdf.numPages)}</span>
        <Tool label={texts.nextPage} icon={<RightOutlined aria-hidden />} disabled={page === pdf.numPages} onPress={() => go(page + 1)} />
        <Tool label={texts.zoomOut} icon={<ZoomOutOutlined aria-hidden />} onPress={() => step(-1)} />
        <output>{`${Math.round(drawn * 100)}%`}</output>
        <Tool label={texts.zoomIn} icon={<ZoomInOutlined aria-hidden />} onPress={() => step(1)} />
        <Button type="text" size="small" autoInsertSpace={false} onClick={() => setZoom(null)}>
          {texts.fit}
        </Button>
        <SearchTools search={search} />
      </div>
      <div ref={stage} className="weft-preview-pages" role="document" aria-label={`${texts.page} ${page}`} {...scrolled}>
        <PdfPage pdf={pdf} page={page} zoom={zoom} hit={search.hit?.page === page ? search.hit : undefined} onDrawn={setDrawn} />
      </div>
    </div>
  )
}

function SearchTools({ search }: { readonly search: PdfSearch }) {
  return (
    <span className="weft-preview-search">
      <Input.Search
        size="small"
        allowClear
        aria-label={texts.search}
        placeholder={texts.search}
        loading={search.busy}
        onSearch={search.search}
      />
      {search.found !== undefined && (
        <>
          <span role="status">{texts.found(search.at + 1, search.found)}</span>
          <Tool label={texts.previousHit} icon={<LeftOutlined aria-hidden />} disabled={search.found === 0} onPress={() => search.go(-1)} />
          <Tool label={texts.nextHit} icon={<RightOutlined aria-hidden />} disabled={search.found === 0} onPress={() => search.go(1)} />
        </>
      )}
    </span>
  )
}
