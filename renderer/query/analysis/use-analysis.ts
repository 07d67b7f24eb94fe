import { useCallback, useEffect, useRef, useState } from 'react'
import { type Analysis, MOST_ROWS, readAnalysis } from '../../model/analysis'
import { groupOfWire, wireOf } from '../../model/condition-tree'
import type { ScreenModel } from '../../model/screen'
import { useHost, useRenderer, useTab } from '../../source/host-context'
import { readSaved } from '../saved-store'
import { type ConditionTree, useConditionTree } from '../use-condition-tree'
import { asksSomething, fitting } from './fields'
import type { AnalysisResult } from './result'
import { texts } from './texts'
import { type AnalysisSource, type ReadySource, readySource } from './use-sources'

export type AnswerState =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly result: AnalysisResult; readonly asked: Analysis }

export interface AnalysisController {
  /** Undefined as long as none is chosen. */
  readonly source: ReadySource | undefined
  readonly analysis: Analysis
  readonly tree: ConditionTree
  readonly answer: AnswerState
  readonly change: (analysis: Analysis) => void
  /** Begins anew over another source, or over the same. */
  readonly choose: (code: string) => void
  /** What is asked, conditions included. */
  readonly whole: () => Analysis
  readonly run: (analysis: Analysis) => void
  /** Shows what was saved, and asks it. */
  readonly show: (content: unknown) => void
  /** Tells that a saved query is not there, and begins as the screen does. */
  readonly missing: () => void
  /** Back to what the screen begins with. */
  readonly reset: () => void
  /** The screen begins with this from now on: it was saved. */
  readonly begin: (analysis: Analysis) => void
}

const empty = (source: string): Analysis => ({ source, columns: [], groups: [], measures: [], limit: MOST_ROWS, chart: 'none' })

/** The body of a call that asks it. */
export function askOf({ where, sort, chart: _, ...analysis }: Analysis) {
  return {
    ...analysis,
    ...(where !== undefined && { superQueryTree: JSON.stringify(where) }),
    ...(sort !== undefined && { sortBy: sort.by, order: sort.order }),
  }
}

/** An analysis while a person puts it together, and its answer. `begins`: the screen's own is shown at first. */
export function useAnalysis(screen: ScreenModel, sources: readonly AnalysisSource[], begins: boolean): AnalysisController {
  const host = useHost()
  const renderer = useRenderer()
  const fixed = screen.source?.base
  const [source, setSource] = useState<ReadySource>()
  const [analysis, setAnalysis] = useState(() => empty(fixed ?? ''))
  const tree = useConditionTree(undefined)
  const showTree = tree.show
  const { answer, run, clear } = useAnswer()
  const begun = useRef(!begins)
  const [first, setFirst] = useState(screen.analysis)

  const open = useCallback(
    async (wanted: Analysis): Promise<Analysis | undefined> => {
      const told = sources.find(({ code }) => code === wanted.source)
      if (told === undefined) {
        host.notify.warning(texts.notFound)
        return undefined
      }
      const ready = await readySource(renderer, host, told, screen)
      const { analysis: fits, gone } = fitting(wanted, ready.models)
      if (gone.length > 0) host.notify.warning(texts.gone(gone.join('、')))
      setSource(ready)
      setAnalysis(fits)
      showTree(fits.where && groupOfWire(fits.where))
      clear()
      return fits
    },
    [renderer, host, screen, sources, showTree, clear],
  )
  const start = useCallback((code: string) => open(code === fixed ? { ...empty(code), ...first } : empty(code)), [open, fixed, first])
  const missing = useCallback(() => {
    host.notify.warning(texts.notFound)
    if (fixed !== undefined) void start(fixed)
  }, [host, fixed, start])
  const show = useCallback(
    (content: unknown) => {
      const saved = readAnalysis(content)
      if (saved === undefined || (fixed !== undefined && saved.source !== fixed)) missing()
      else void open(saved).then(fits => fits && run(fits))
    },
    [open, fixed, missing, run],
  )
  useEffect(() => {
    if (begun.current || fixed === undefined) return
    begun.current = true
    void start(fixed).then(fits => fits && asksSomething(fits) && run(fits))
  }, [fixed, start, run])

  return {
    source,
    analysis,
    tree,
    answer,
    change: setAnalysis,
    choose: code => void start(code),
    whole: () => {
      const group = tree.group()
      const { where: _, ...rest } = analysis
      return { ...rest, ...(group && { where: wireOf(group) }) }
    },
    run,
    show,
    missing,
    reset: () => void start(fixed ?? analysis.source),
    begin: setFirst,
  }
}

/** What the server has answered last; answers to older questions are dropped. */
function useAnswer() {
  const host = useHost()
  const [answer, setAnswer] = useState<AnswerState>({ state: 'none' })
  const latest = useRef<AbortController>()
  useEffect(() => () => latest.current?.abort(), [])
  const run = useCallback(
    (asked: Analysis) => {
      latest.current?.abort()
      const controller = new AbortController()
      latest.current = controller
      setAnswer({ state: 'loading' })
      const { signal } = controller
      host.client.request<AnalysisResult>({ method: 'POST', path: '/sys/query/run', body: askOf(asked), signal, silent: true }).then(
        result => signal.aborted || setAnswer({ state: 'ready', result, asked }),
        error => signal.aborted || setAnswer({ state: 'failed', error }),
      )
    },
    [host],
  )
  const clear = useCallback(() => {
    latest.current?.abort()
    setAnswer({ state: 'none' })
  }, [])
  return { answer, run, clear }
}

/** The name of a saved query in the address; a dot is in no name of a field that a page is asked with. */
const SAVED = 'query.saved'

/** The saved query that the address of the tab names: shown at first, and when the address changes to another. */
export function useLinked(main: boolean) {
  const tab = useTab()
  const address = main ? tab?.address : undefined
  const read = useCallback(() => address?.get()[SAVED] || undefined, [address])
  const [id, setId] = useState(read)
  useEffect(() => address?.subscribe(() => setId(read())), [address, read])
  const link = useCallback(
    (next: string | undefined) => {
      setId(next)
      const { [SAVED]: _, ...rest } = address?.get() ?? {}
      address?.set(next === undefined ? rest : { ...rest, [SAVED]: next })
    },
    [address],
  )
  return {
    /** The one that the address names. */
    id: address && id,
    /** Names another; undefined: none. */
    link,
  }
}

/** Shows the query behind an id, once for each. */
export function useShown(id: string | undefined, { show, missing }: Pick<AnalysisController, 'show' | 'missing'>): void {
  const host = useHost()
  const shown = useRef<string>()
  useEffect(() => {
    if (id === shown.current) return
    shown.current = id
    if (id === undefined) return
    readSaved(host, id).then(
      ({ content }) => shown.current === id && show(content),
      () => shown.current === id && missing(),
    )
  }, [id, host, show, missing])
}
