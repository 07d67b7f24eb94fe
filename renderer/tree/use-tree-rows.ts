import { useCallback, useRef, useState } from 'react'
import { keyOf } from '../actions'
import { useStartQuery } from '../list/use-list-state'
import type { KindProps } from '../model/kind'
import { inLanguages } from '../model/language'
import type { ScreenModel } from '../model/screen'
import type { ListQuery, Page, Row, Source } from '../model/source'
import { useFullQuery } from '../query'
import { useHost } from '../source/host-context'
import { loadExpanded, MOST_OPENED } from './load-expanded'
import { type ChildRows, lazyRows, parentKeys, searchedRows, sortedRows } from './tree-rows'
import { type WayDown, wayDown } from './way-down'

/** Texts for users of trees. */
const texts = inLanguages(
  {
    childrenFailed: '下级加载失败',
    notAll: (count: number) => `只展开了前 ${count} 个节点，其余请逐级展开`,
  },
  {
    childrenFailed: 'What is below could not be loaded',
    notAll: count => `Only the first ${count} rows were opened; please open the others one by one`,
  },
)

/** How the rows of a tree are read, opened and shown. */
export interface TreeRows {
  readonly read: (query: ListQuery, signal: AbortSignal) => Promise<Page>
  /** The rows as a table shows them. */
  readonly shown: (rows: readonly Row[]) => readonly Row[]
  readonly expanded: ReadonlySet<string>
  readonly setExpanded: (row: Row, open: boolean) => void
  /** Opens or closes all rows. */
  readonly fold: (open: boolean, reload: () => void) => void
  /** Opens a row at the next reading. */
  readonly expandNext: (key: string) => void
}

export function useTreeRows(props: KindProps, source: Source): TreeRows {
  const lazy = useLazyRows(props, source)
  const whole = useWholeRows(props, source)
  return props.screen.tree.lazy ? lazy : whole
}

/** Rows below a row are read when it is opened; what is open stays open when rows are read again. */
function useLazyRows(props: KindProps, source: Source): TreeRows {
  const { screen } = props
  const host = useHost()
  const full = useFullQuery(props)
  const [below, setBelow] = useState<ChildRows>(new Map())
  const { expanded, change, expandNext, now } = useExpanded()
  const last = useRef<ListQuery>(useStartQuery(props))
  const levels = useRef(levelsOf(screen))
  const read = useCallback(
    async (query: ListQuery, signal: AbortSignal) => {
      last.current = query
      const page = await source.roots(full(query), signal)
      const way = isSearch(query) ? await aboveFound(page.rows, source, screen, signal) : { rows: page.rows, below: new Map() }
      const found = await loadExpanded(page.rows, {
        expanded: new Set([...now(), ...way.below.keys(), ...parentsAmong([...page.rows, ...[...way.below.values()].flat()], screen)]),
        levels: levels.current,
        hasChildren: screen.tree.hasChildren,
        keyOf: row => keyOf(screen, row),
        read: parent => source.children(parent, full(unfiltered(query)), signal),
      })
      if (signal.aborted) return page
      if (found.left) host.notify.warning(texts.notAll(MOST_OPENED))
      levels.current = 0
      setBelow(new Map([...way.below, ...found.below]))
      change(() => new Set([...way.below.keys(), ...found.expanded]))
      return { ...page, rows: way.rows }
    },
    [source, full, screen, host, now, change],
  )
  const fold = (wanted: boolean, reload: () => void) => {
    change(() => new Set())
    if (!wanted) return
    levels.current = Number.POSITIVE_INFINITY
    reload()
  }
  const setExpanded = (row: Row, open: boolean) => {
    const key = keyOf(screen, row)
    change(before => withKey(before, key, open))
    if (!open || below.has(key)) return
    source.children(row, full(unfiltered(last.current))).then(
      rows => setBelow(before => new Map(before).set(key, rows)),
      error => {
        change(before => withKey(before, key, false))
        host.notify.error(error instanceof Error && error.message !== '' ? error.message : texts.childrenFailed)
      },
    )
  }
  const shown = useCallback((rows: readonly Row[]) => lazyRows(rows, below, screen), [below, screen])
  return { read, expanded, setExpanded, fold, expandNext, shown }
}

/** Levels that are open at first. */
const levelsOf = ({ tree: { expandLevel } }: ScreenModel): number => (expandLevel === 'all' ? Number.POSITIVE_INFINITY : expandLevel)

const isSearch = ({ filters, advanced }: ListQuery) => Object.keys(filters).length > 0 || advanced !== undefined

/** Found rows below those above them. One that cannot be read leaves what it holds at the top. */
const aboveFound = (rows: readonly Row[], source: Source, screen: ScreenModel, signal: AbortSignal): Promise<WayDown> =>
  wayDown(rows, {
    keyOf: row => keyOf(screen, row),
    parentOf: row => String(row[screen.tree.parent] ?? ''),
    read: key => (source.can('get') ? source.get(key, signal).catch(() => undefined) : Promise.resolve(undefined)),
  })

/** What stands below a row that was found is shown whole, whether it would be found itself or not. */
function unfiltered({ advanced: _, ...query }: ListQuery): ListQuery {
  return { ...query, filters: {} }
}

/** Keys of the rows below which others of them stand: a search finds parents and children alike. */
function parentsAmong(rows: readonly Row[], screen: ScreenModel): readonly string[] {
  const keys = new Set(rows.map(row => keyOf(screen, row)))
  return rows.map(row => String(row[screen.tree.parent] ?? '')).filter(parent => keys.has(parent))
}

/** The whole tree is read at once; searching and sorting happen here, and open what was found. */
function useWholeRows(props: KindProps, source: Source): TreeRows {
  const { screen } = props
  const full = useFullQuery(props)
  const { expanded, change, expandNext } = useExpanded()
  const begun = useRef(false)
  const last = useRef<readonly Row[]>([])
  const begin = useStartQuery(props)
  const read = useCallback(
    async (query: ListQuery, signal: AbortSignal) => {
      const { rows } = await source.roots(full(begin), signal)
      const found = searchedRows(rows, query)
      const ordered = query.sort === undefined || sameSort(query, begin) ? found : sortedRows(found, query.sort)
      const searching = isSearch(query)
      if (searching || !begun.current) open(ordered, searching, screen, change)
      begun.current = true
      last.current = ordered
      return { rows: ordered, total: ordered.length }
    },
    [source, full, begin, screen, change],
  )
  const setExpanded = (row: Row, wanted: boolean) => change(before => withKey(before, keyOf(screen, row), wanted))
  const fold = (wanted: boolean) => change(() => new Set(wanted ? parentKeys(last.current, row => keyOf(screen, row)) : []))
  return { read, expanded, setExpanded, fold, expandNext, shown: asRead }
}

const asRead = (rows: readonly Row[]) => rows

function open(rows: readonly Row[], all: boolean, screen: ScreenModel, change: Expanded['change']): void {
  const keys = parentKeys(rows, row => keyOf(screen, row), all ? undefined : levelsOf(screen))
  change(before => new Set([...before, ...keys]))
}

function sameSort(left: ListQuery, right: ListQuery): boolean {
  return left.sort?.field === right.sort?.field && left.sort?.order === right.sort?.order
}

interface Expanded {
  readonly expanded: ReadonlySet<string>
  readonly change: (next: (before: ReadonlySet<string>) => ReadonlySet<string>) => void
  readonly expandNext: (key: string) => void
  /** As it stands at the time of the call. */
  readonly now: () => ReadonlySet<string>
}

function useExpanded(): Expanded {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef(expanded)
  const change = useCallback<Expanded['change']>(next => {
    latest.current = next(latest.current)
    setExpanded(latest.current)
  }, [])
  const expandNext = useCallback((key: string) => change(before => withKey(before, key, true)), [change])
  const now = useCallback(() => latest.current, [])
  return { expanded, change, expandNext, now }
}

function withKey(keys: ReadonlySet<string>, key: string, present: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (present) next.add(key)
  else next.delete(key)
  return next
}
