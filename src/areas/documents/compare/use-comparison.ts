import { useEffect, useState } from 'react'
import { type Client, useHost } from '../../../../renderer/index'
import { PAGES_AT_ONCE, type ReaderPage, readPages, readRecord, type TextOf } from '../calls'
import { compare, paragraphsOf, type Row } from './compare'

async function readText(
  client: Client,
  of: TextOf,
  signal: AbortSignal,
): Promise<{ readonly name: string; readonly pages: readonly ReaderPage[] }> {
  const first = await readPages(client, of, 1, signal)
  const { name } = await readRecord(client, of, signal)
  const pages = [...first.pages]
  while (pages.length < first.total) {
    const more = await readPages(client, of, pages.length + 1, signal)
    if (more.pages.length === 0) break
    pages.push(...more.pages)
  }
  return { name, pages: pages.slice(0, first.total + PAGES_AT_ONCE) }
}

export interface Comparison {
  readonly names: readonly [left: string, right: string]
  /** Undefined: the texts are too long and too different. */
  readonly rows: readonly Row[] | undefined
}

/** Reads two texts that the user may read, and compares them. */
export function useComparison(left: TextOf, right: TextOf) {
  const { client } = useHost()
  const [found, setFound] = useState<Comparison>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const asked = JSON.stringify([left, right])
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    const run = async () => {
      const [one, other] = JSON.parse(asked) as [TextOf, TextOf]
      const [a, b] = await Promise.all([readText(client, one, abort.signal), readText(client, other, abort.signal)])
      const rows = await compare(paragraphsOf(a.pages), paragraphsOf(b.pages))
      if (!abort.signal.aborted) setFound({ names: [a.name, b.name], rows })
    }
    setFound(undefined)
    run().catch(failure => abort.signal.aborted || setError(failure))
    return () => abort.abort()
  }, [client, asked, round])
  const retry = () => {
    setError(undefined)
    setRound(round + 1)
  }
  return { found, error, retry }
}
