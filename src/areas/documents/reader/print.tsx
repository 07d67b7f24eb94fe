import { Button, InputNumber, Modal, Progress } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHost } from '../../../../renderer/index'
import { PAGES_AT_ONCE, type ReaderPage, readPages, type TextOf } from '../calls'
import { texts } from '../texts'
import { LaidText } from './laid-text'
import { NO_MARKS } from './page-marks'
import type { Original } from './use-original'
import type { TextHead } from './use-text'
import { WatermarkLayer } from './watermark'
import './print.css'

interface PrintDialogProps {
  readonly of: TextOf
  readonly head: TextHead
  readonly original: Original
  readonly onClose: () => void
}

/** A page as it goes to the printer. */
interface PrintedPage {
  readonly number: number
  /** Of what is drawn; else its text is printed. */
  readonly url?: string
  readonly page?: ReaderPage
}

/** Pixels for each point of a page: 150 for an inch. */
const SHARP = 150 / 72

async function pictureOf({ pdf, drawPicture }: Extract<Original, { readonly kind: 'pdf' }>, number: number): Promise<string> {
  const canvas = document.createElement('canvas')
  await drawPicture(await pdf.getPage(number), SHARP / Math.max(window.devicePixelRatio, 1), canvas).promise
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (blob === null) throw new Error(texts.printFailed)
  return URL.createObjectURL(blob)
}

/** Makes ready which pages are printed, with a way out, and hands them to the browser. */
export function PrintDialog({ of, head, original, onClose }: PrintDialogProps) {
  const host = useHost()
  const [from, setFrom] = useState(1)
  const [to, setTo] = useState(head.total)
  const [done, setDone] = useState<number>()
  const [ready, setReady] = useState<readonly PrintedPage[]>()
  const life = useRef<AbortController>(undefined)
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  useEffect(() => () => life.current?.abort(), [])
  useEffect(() => {
    if (!ready) return undefined
    const close = () => onClose()
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('afterprint', close)
      for (const { url } of ready) if (url !== undefined && original.kind === 'pdf') URL.revokeObjectURL(url)
    }
  }, [ready, original.kind, onClose])
  const start = async () => {
    const abort = new AbortController()
    life.current = abort
    setDone(0)
    const pages: PrintedPage[] = []
    try {
      for await (const page of printedPages({ of, original, first, last, client: host.client, signal: abort.signal })) {
        pages.push(page)
        setDone(pages.length)
      }
      setReady(pages)
    } catch {
      for (const { url } of pages) if (url !== undefined && original.kind === 'pdf') URL.revokeObjectURL(url)
      if (abort.signal.aborted) return
      host.notify.error(texts.printFailed)
      setDone(undefined)
    }
  }
  return (
    <>
      <Modal
        open
        title={texts.print}
        width={420}
        onCancel={onClose}
        footer={[
          <Button key="cancel" onClick={onClose}>
            {texts.cancel}
          </Button>,
          <Button key="print" type="primary" loading={done !== undefined} onClick={() => void start()}>
            {texts.print}
          </Button>,
        ]}
      >
        <div className="weft-document-print-range">
          {texts.printFrom}
          <InputNumber
            aria-label={texts.firstPage}
            min={1}
            max={head.total}
            precision={0}
            value={from}
            onChange={value => setFrom(value ?? 1)}
          />
          {texts.printTo}
          <InputNumber
            aria-label={texts.lastPage}
            min={1}
            max={head.total}
            precision={0}
            value={to}
            onChange={value => setTo(value ?? head.total)}
          />
          {texts.printOf(head.total)}
        </div>
        {head.watermark && <p>{texts.printMarked}</p>}
        {done !== undefined && <Progress percent={Math.round((done * 100) / (last - first + 1))} />}
      </Modal>
      {ready && createPortal(<Printed pages={ready} head={head} />, document.body)}
    </>
  )
}

interface PrintedPagesOf {
  readonly of: TextOf
  readonly original: Original
  readonly first: number
  readonly last: number
  readonly client: ReturnType<typeof useHost>['client']
  readonly signal: AbortSignal
}

async function* printedPages({ of, original, first, last, client, signal }: PrintedPagesOf): AsyncGenerator<PrintedPage> {
  if (original.kind === 'picture') return yield { number: 1, url: original.url }
  let part: readonly ReaderPage[] = []
  for (let number = first; number <= last; number += 1) {
    signal.throwIfAborted()
    if (original.kind === 'pdf') {
      yield { number, url: await pictureOf(original, number) }
      continue
    }
    const at = (number - first) % PAGES_AT_ONCE
    if (at === 0) part = (await readPages(client, of, number, signal)).pages
    const page = part[at]
    if (page) yield { number, page }
  }
}

function Printed({ pages, head }: { readonly pages: readonly PrintedPage[]; readonly head: TextHead }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pictures = [...(root.current?.querySelectorAll('img') ?? [])]
    let here = true
    void Promise.allSettled(pictures.map(picture => picture.decode())).then(() => here && window.print())
    return () => {
      here = false
    }
  }, [])
  return (
    <div ref={root} className="weft-document-print">
      {pages.map(({ number, url, page }) => (
        <div key={number} className={url === undefined ? 'weft-document-print-page weft-reader-laid' : 'weft-document-print-page'}>
          {url !== undefined && <img src={url} alt="" />}
          {page && (
            <div className={page.layout ? undefined : 'weft-document-print-plain'}>
              <LaidText page={page} marks={NO_MARKS} />
            </div>
          )}
          {head.watermark && <WatermarkLayer watermark={head.watermark} />}
        </div>
      ))}
    </div>
  )
}
