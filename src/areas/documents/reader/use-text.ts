import { useCallback, useEffect, useRef, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { PAGES_AT_ONCE, type ReaderPage, type ReaderPages, readPages, readRecord, type TextOf, type TextRecord } from '../calls'

/** What is known of a text as a whole. */
export interface TextHead extends TextRecord, Pick<ReaderPages, 'total' | 'outline' | 'watermark'> {}

/** A text as far as it is read: first the pages around the one that is wanted, others as they are asked for. */
export interface ReadText {
  /** Undefined: nothing is read yet. */
  readonly head: TextHead | undefined
  /** Of each page what is read of it; undefined: not yet. */
  readonly pages: readonly (ReaderPage | undefined)[]
  /** Asks for a page. */
  readonly want: (page: number) => void
  readonly error: unknown
  readonly retry: () => void
}

/** The first page of the part in which a page is read. */
export const partWith = (page: number) => Math.floor((Math.max(page, 1) - 1) / PAGES_AT_ONCE) * PAGES_AT_ONCE + 1

/** Reads a text from the page that is wanted. What fails later leaves what is there, and is read again by `retry`. */
export function useText({ source, id }: TextOf, page: number): ReadText {
  const { client } = useHost()
  const [head, setHead] = useState<TextHead>()
  const [pages, setPages] = useState<ReadText['pages']>([])
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const wanted = useRef(page)
  const asked = useRef(new Set<number>())
  const life = useRef<AbortController>(undefined)
  const take = useCallback(
    (answer: ReaderPages) =>
      setPages(before => {
        const known = Array.from({ length: answer.total }, (_, index) => before[index])
        for (const each of answer.pages) known[each.page - 1] = each
        return known
      }),
    [],
  )
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    life.current = abort
    const start = partWith(wanted.current)
    asked.current = new Set([start])
    const run = async () => {
      const record = readRecord(client, { source, id }, abort.signal)
      // Of a document that is not there, the pages tell it in words for readers.
      record.catch(() => undefined)
      const { total, outline, watermark, ...first } = await readPages(client, { source, id }, start, abort.signal)
      const known = await record
      if (abort.signal.aborted) return
      setHead({ ...known, total, outline, watermark: watermark ?? null })
      take({ total, outline, ...first })
    }
    run().catch(failure => abort.signal.aborted || setError(failure))
    return () => abort.abort()
  }, [client, source, id, round, take])
  const want = useCallback(
    (page: number) => {
      const [start, { signal } = new AbortController()] = [partWith(page), life.current]
      wanted.current = page
      if (asked.current.has(start) || signal.aborted) return
      asked.current.add(start)
      readPages(client, { source, id }, start, signal).then(
        answer => signal.aborted || take(answer),
        failure => {
          if (signal.aborted) return
          asked.current.delete(start)
          setError(failure)
        },
      )
    },
    [client, source, id, take],
  )
  const retry = () => {
    setError(undefined)
    setRound(round + 1)
  }
  return { head, pages, want, error, retry }
}
