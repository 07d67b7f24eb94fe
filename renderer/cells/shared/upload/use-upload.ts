import { useCallback, useEffect, useRef, useState } from 'react'
import type { Host } from '../../../model/host'
import { useHost } from '../../../source/host-context'
import { joinValues, splitValues } from '../comma'
import { fileName } from './stored-file'
import { texts } from './texts'

/** A file of the cell: stored, on its way, or refused. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  readonly status: 'done' | 'uploading' | 'error'
  /** 0 to 100. */
  readonly percent: number
  /** Where it is stored; only when done. */
  readonly path?: string
  readonly message?: string
}

export interface UploadPlace {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly biz: string
  /** The last this many are kept; 0: all. */
  readonly number: number
  /** A warning that keeps the file out; undefined lets it in. */
  readonly refuse?: (file: File) => string | undefined
}

let lastId = 0

/**
 * Uploads of one cell. The value holds stored paths joined by commas and changes once all files on their way have
 * arrived or failed; those that failed stay listed until they are removed.
 */
export function useUpload(place: UploadPlace) {
  const host = useHost()
  const [pending, setPending] = useState<readonly UploadItem[]>([])
  const latest = useRef({ place, pending })
  latest.current.place = place
  const aborts = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  // Read and written outside of React's own state too: several uploads may end before the next drawing.
  const change = useCallback((next: readonly UploadItem[]) => {
    const settled = next.every(item => item.status !== 'uploading')
    const arrived = settled ? next.flatMap(item => (item.path === undefined ? [] : [item.path])) : []
    latest.current.pending = arrived.length > 0 ? next.filter(item => item.path === undefined) : next
    setPending(latest.current.pending)
    if (arrived.length === 0) return
    const { value, number, onChange } = latest.current.place
    const all = [...splitValues(value), ...arrived]
    onChange(joinValues(number > 0 ? all.slice(-number) : all))
  }, [])

  const patch = useCallback(
    (id: string, part: Partial<UploadItem>) => change(latest.current.pending.map(item => (item.id === id ? { ...item, ...part } : item))),
    [change],
  )

  const upload = useCallback(
    async (file: File, id: string) => {
      const abort = new AbortController()
      aborts.current.set(id, abort)
      try {
        const onProgress = (share: number) => patch(id, { percent: Math.floor(Math.min(1, Math.max(0, share)) * 100) })
        const path = await send(host, file, latest.current.place.biz, abort.signal, onProgress)
        if (!abort.signal.aborted) patch(id, { status: 'done', percent: 100, path })
      } catch (error) {
        if (abort.signal.aborted) return
        host.notify.error(texts.fileFailed(file.name))
        patch(id, { status: 'error', message: error instanceof Error ? error.message : texts.failed })
      } finally {
        aborts.current.delete(id)
      }
    },
    [host, patch],
  )

  const add = useCallback(
    (files: Iterable<File>) => {
      const { number, refuse } = latest.current.place
      const accepted = [...files].filter(file => {
        const warning = refuse?.(file)
        if (warning !== undefined) host.notify.warning(warning)
        return warning === undefined
      })
      const kept = (number > 0 ? accepted.slice(-number) : accepted).map(file => ({ file, id: `upload-${++lastId}` }))
      if (kept.length === 0) return
      const items = kept.map(({ file, id }) => ({ id, name: file.name, status: 'uploading', percent: 0 }) as const)
      change([...latest.current.pending, ...items])
      for (const { file, id } of kept) void upload(file, id)
    },
    [host, change, upload],
  )

  const remove = useCallback(
    (id: string) => {
      const { value, onChange } = latest.current.place
      if (latest.current.pending.some(item => item.id === id)) {
        aborts.current.get(id)?.abort()
        change(latest.current.pending.filter(item => item.id !== id))
      } else onChange(joinValues(splitValues(value).filter(path => path !== id)))
    },
    [change],
  )

  const stored = splitValues(place.value).map(path => ({ id: path, name: fileName(path), status: 'done', percent: 100, path }) as const)
  return { items: [...stored, ...pending] as readonly UploadItem[], add, remove }
}

async function send(host: Host, file: File, biz: string, signal: AbortSignal, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData()
  // Fields go before the file: a server reads them while the file still streams.
  form.append('biz', biz)
  form.append('file', file, file.name)
  const { success, message } = await host.client.upload({ method: 'POST', path: '/sys/common/upload', form, signal, onProgress })
  // Some servers put a list of one into brackets.
  const path = message.replace(/^\[(.*)\]$/, '$1').trim()
  if (!success || path === '') throw new Error(message === '' ? texts.failed : message)
  return path
}
