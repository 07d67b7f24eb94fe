import { Alert, Drawer, Spin } from 'antd'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { ReaderPage, TextOf } from '../calls'
import type { Note, NotePlace } from '../notes/calls'
import { NotesPanel } from '../notes/notes-panel'
import { SelectionBar, type TakeChosen } from '../notes/selection-bar'
import { useNotes } from '../notes/use-notes'
import { texts } from '../texts'
import { AnalysisSide } from './analysis-side'
import { DocumentHead } from './head'
import { marksByPage } from './marks-by-page'
import { Outline } from './outline'
import { PageFrame } from './page-frame'
import { NO_MARKS } from './page-marks'
import { PrintDialog } from './print'
import { type Chosen, chosenPlace } from './selection'
import { Side, type SideView } from './side'
import { Thumbnails } from './thumbnails'
import { ReaderTools } from './tools'
import { type Hits, useHits } from './use-hits'
import { useOriginal } from './use-original'
import { usePageInSight } from './use-page-in-sight'
import { useReaderKeys } from './use-reader-keys'
import { useShown } from './use-shown'
import type { TextHead } from './use-text'
import type { Zoom } from './zoom'

interface OpenDocumentProps {
  readonly of: TextOf
  readonly head: TextHead
  readonly pages: readonly (ReaderPage | undefined)[]
  readonly want: (page: number) => void
  /** The page and the words that it was opened with. */
  readonly page: number
  readonly text: string
  /** What stands beside the pages in place of the analysis. */
  readonly panel?: (hits: Hits) => ReactNode
  /** What else can be done with a text that is chosen. */
  readonly take?: TakeChosen | undefined
}

const placeOf = ({ page, start, end, text }: Chosen): NotePlace => ({ page, start, end, quote: text })

/** A document of which something is read: its tools, what stands beside it, and its pages below each other. */
export function OpenDocument({ of, head, pages, want, page: start, text, panel, take }: OpenDocumentProps) {
  const stage = useRef<HTMLDivElement>(null)
  const original = useOriginal(head.file, head.fileType)
  const hits = useHits(of, text, start)
  const notes = useNotes(of)
  const [zoom, setZoom] = useState<Zoom>(1)
  const { page, go, follow } = usePageInSight(stage, start, original !== undefined, zoom)
  const [view, setView] = useState<SideView>(head.outline.length > 0 ? 'outline' : 'thumbnails')
  const [drawer, setDrawer] = useState(false)
  const [draft, setDraft] = useState<NotePlace>()
  const [printing, setPrinting] = useState(false)
  const [analysis, setAnalysis] = useState(false)
  useShown(stage, { hit: hits.hit, at: hits.at, note: notes.notes.find(({ id }) => id === notes.at), pages, want })
  const marks = useMemo(() => marksByPage(hits, notes.notes, notes.at), [hits, notes.notes, notes.at])
  const write = (place: NotePlace) => {
    setDraft(place)
    setView('notes')
    setDrawer(isNarrow())
  }
  useReaderKeys(stage, {
    hit: hits.go,
    zoom,
    onZoom: setZoom,
    onMark: () => {
      const chosen = chosenPlace(stage.current)
      if (chosen) void notes.add(placeOf(chosen), { color: 'yellow' })
    },
    onNote: () => {
      const chosen = chosenPlace(stage.current)
      write(chosen ? placeOf(chosen) : { page })
    },
  })
  const choose = (to: number) => {
    setDrawer(false)
    go(to)
  }
  const chooseNote = (note: Note) => {
    setDrawer(false)
    notes.show(note.id)
    if (note.start === null) go(note.page)
  }
  const openNoteAt = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest('[data-note]')?.getAttribute('data-note') : undefined
    if (!id || window.getSelection()?.isCollapsed === false) return
    notes.show(id)
    setView('notes')
  }
  const close = useCallback(() => setPrinting(false), [])
  const beside = (
    <Side view={view} onView={setView} notes={notes.threads.length}>
      {view === 'outline' && <Outline outline={head.outline} page={page} onChoose={choose} />}
      {view === 'thumbnails' && original && <Thumbnails {...{ pages, original, page, want }} onChoose={choose} />}
      {view === 'notes' && <NotesPanel {...{ notes, page, draft }} onDraft={setDraft} onChoose={chooseNote} />}
    </Side>
  )
  return (
    <div className="weft-reader">
      <DocumentHead of={of} head={head} stage={stage} cited={{ pages, hit: hits.hit, page }} onPrint={() => setPrinting(true)} />
      <ReaderTools
        {...{ hits, page, zoom }}
        total={pages.length}
        onGo={go}
        onZoom={setZoom}
        onSide={() => setDrawer(true)}
        // What is found in texts is found in current ones.
        onAnalysis={panel || of.source === 'version' ? undefined : () => setAnalysis(!analysis)}
      />
      {original?.kind === 'failed' && <Alert type="warning" showIcon message={texts.unreadableFile} />}
      <div className="weft-reader-body">
        <aside className="weft-reader-side" aria-label={texts.side}>
          {!drawer && beside}
        </aside>
        <Drawer title={texts.side} placement="left" width="min(340px, 90vw)" open={drawer} onClose={() => setDrawer(false)}>
          {drawer && beside}
        </Drawer>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of notes says the same, by keys */}
        <div
          ref={stage}
          className="weft-reader-stage"
          role="document"
          aria-label={head.name}
          data-scrolls=""
          {...scrolled}
          onScroll={follow}
          onClick={event => openNoteAt(event.target)}
        >
          {original === undefined ? (
            <Spin className="weft-reader-wait" />
          ) : (
            pages.map((read, index) => (
              <PageFrame
                // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key than their number
                key={index}
                number={index + 1}
                page={read}
                marks={marks.get(index + 1) ?? NO_MARKS}
                watermark={head.watermark ?? null}
                {...{ original, zoom, want }}
              />
            ))
          )}
        </div>
        {panel ? panel(hits) : <AnalysisSide of={of} hits={hits} open={analysis} onClose={() => setAnalysis(false)} />}
        <SelectionBar
          stage={stage}
          take={take}
          onMark={(chosen, color) => void notes.add(placeOf(chosen), { color })}
          onNote={chosen => write(placeOf(chosen))}
        />
      </div>
      {printing && original && <PrintDialog {...{ of, head, original }} onClose={close} />}
    </div>
  )
}

/** Whether what stands beside the pages has no place there, as the styles have it. */
const isNarrow = () => window.matchMedia?.('(max-width: 900px)').matches ?? false

/** Keys scroll it. */
const scrolled = { tabIndex: 0 }
