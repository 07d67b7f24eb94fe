import { FilterOutlined } from '@ant-design/icons'
import { Button, Drawer, Empty, Skeleton } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Failure, Pager, useHost, useNarrow, type WidgetProps } from '../../../../renderer/index'
import { FACETS, type FoundPage, isText, type SearchParameters } from '../calls'
import { SavedSearches } from '../saved/saved-searches'
import { texts } from '../texts'
import { leaveTrail } from '../trail'
import { hitsOf, useWatched } from '../watch/use-watched'
import { ChosenBar, useChosenHits } from './chosen-hits'
import { Facets } from './facets'
import { FIRST, PAGE_SIZES, type ResultPlace, searchBody, wordsOf } from './place'
import { RecentlyRead, useRecentlyRead } from './recently-read'
import { ResultItem } from './result-item'
import { RowItem } from './row-item'
import { useResults } from './use-results'
import { Within } from './within'
import '../marks.css'
import './results.css'

type Results = ReturnType<typeof useResults>

/** Of the words that the reader looks for. */
const LONGEST = 200

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What a document search finds, page by page, beside what it can be narrowed to. */
export function DocumentResults({ values, onSelect }: WidgetProps<unknown>) {
  const parameters = values.parameters as SearchParameters | undefined
  const results = useResults(parameters ?? undefined)
  const { page, error, busy, retry } = results
  const opening = isOpening(parameters, results.place)
  const recent = useRecentlyRead(opening)
  const round = useRef(0)
  const words = wordsOf(parameters ?? {}, results.place.within)
  const correct = (text: string) => {
    round.current += 1
    onSelect?.({ asked: { text, round: round.current } })
  }
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {errorText(error)}
      </Failure>
    )
  }
  // What stands above the results comes with them: it would push them down.
  if (page === undefined || (opening && recent === undefined)) return <Skeleton active title={false} paragraph={{ rows: 10 }} />
  return (
    <div className="weft-results" aria-busy={busy}>
      <Narrowing page={page} results={results} />
      <div className="weft-results-main">
        {opening && <RecentlyRead records={recent ?? []} />}
        <div className="weft-results-told">
          <p role="status" className="weft-results-count">
            {texts.count(page.total, page.about ?? false)}
            {page.weighed ? texts.weighed(page.weighed) : ''}
          </p>
          <SavedSearches query={searchBody(parameters ?? {}, results.place)} address={results.address()} words={words} />
          {!opening && <Within place={results.place} onGo={results.go} />}
        </div>
        {page.corrected ? <Correction text={page.corrected} onTake={correct} /> : null}
        {page.records.length === 0 ? (
          <Empty description={texts.empty}>
            <p className="weft-results-hint">{texts.emptyHint}</p>
          </Empty>
        ) : (
          <List page={page} text={words.slice(0, LONGEST)} search={JSON.stringify(parameters)} />
        )}
        {page.total > 0 && <Pages total={page.total} results={results} />}
      </div>
    </div>
  )
}

/** Whether nothing is looked for yet. */
const isOpening = (parameters: SearchParameters | undefined, { page, chosen, within }: ResultPlace) =>
  page === 1 && wordsOf(parameters ?? {}, within) === '' && Object.values(chosen).flat().length === 0

function Correction({ text, onTake }: { readonly text: string; readonly onTake: (text: string) => void }) {
  return (
    <p className="weft-results-corrected">
      {texts.corrected}
      <Button type="link" size="small" onClick={() => onTake(text)}>
        {text}
      </Button>
    </p>
  )
}

/** Arrow keys go from title to title; Enter opens one, as it does with every link. */
function List({ page, text, search }: { readonly page: FoundPage; readonly text: string; readonly search: string }) {
  const host = useHost()
  const list = useRef<HTMLOListElement>(null)
  const pages = page.records.filter(isText)
  const watched = useWatched(pages)
  const chosen = useChosenHits(search)
  useArrowIntoList(list)
  const open = (address: string) => {
    const found = pages.map(({ source, id, passages }) => ({ source, id, page: passages[0]?.page ?? 1 }))
    leaveTrail({ back: window.location.pathname + window.location.search, text, found })
    host.navigate(address)
  }
  return (
    <>
      <ol ref={list} className="weft-results-list" aria-label={texts.results} {...{ onKeyDown: stepTitle }}>
        {page.records.map(found => (
          <li key={`${found.source} ${found.id}`} className="weft-search-hit">
            {isText(found) ? (
              <ResultItem found={found} watched={hitsOf(watched, found)} text={text} chosen={chosen} onOpen={open} />
            ) : (
              <RowItem found={found} onOpen={host.navigate} />
            )}
          </li>
        ))}
      </ol>
      <ChosenBar chosen={chosen} onOpen={host.navigate} />
    </>
  )
}

const titlesOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('.weft-search-hit-title')]

function stepTitle(event: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof Element)) return
  const titles = titlesOf(event.currentTarget)
  const item = event.target.closest('.weft-search-hit')
  const at = titles.findIndex(title => title.closest('.weft-search-hit') === item)
  const next = titles[at + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** While nothing has the focus, the first arrow key leads into the list. */
function useArrowIntoList(list: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent) => {
      const { current } = list
      if (event.key !== 'ArrowDown' || event.target !== document.body || current === null || current.closest('[hidden]') !== null) return
      event.preventDefault()
      titlesOf(current)[0]?.focus()
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [list])
}

function Narrowing({ page, results: { place, go } }: { readonly page: FoundPage; readonly results: Results }) {
  const [open, setOpen] = useState(false)
  const count = Object.values(place.chosen).flat().length
  if (count === 0 && FACETS.every(facet => !page.facets[facet]?.length)) return null
  const facets = <Facets facets={page.facets} about={page.about ?? false} cut={page.cutFacets ?? []} place={place} onGo={go} />
  const clear = count > 0 && (
    <Button size="small" onClick={() => go({ ...place, page: 1, chosen: FIRST.chosen })}>
      {texts.clear}
    </Button>
  )
  return (
    <>
      <aside className="weft-results-side" aria-label={texts.narrow}>
        {facets}
        {clear}
      </aside>
      <div className="weft-results-narrow">
        <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {count === 0 ? texts.narrow : `${texts.narrow} (${count})`}
        </Button>
        <Drawer title={texts.narrow} placement="right" width="min(320px, 86vw)" open={open} extra={clear} onClose={() => setOpen(false)}>
          {facets}
        </Drawer>
      </div>
    </>
  )
}

function Pages({ total, results: { place, go } }: { readonly total: number; readonly results: Results }) {
  const tight = useNarrow()
  const { page, size } = place
  const from = (page - 1) * size + 1
  return (
    <div className="weft-results-pages">
      <Pager
        page={page}
        pageSize={size}
        pageSizes={PAGE_SIZES}
        total={total}
        tight={tight}
        onChange={(to, pageSize) => {
          go({ ...place, page: to, size: pageSize })
          window.scrollTo?.({ top: 0 })
        }}
      >
        {texts.total(from, Math.min(from + size - 1, total), total)}
      </Pager>
    </div>
  )
}
