import { useCallback, useEffect, useState } from 'react'
import { useRead } from '../../hooks/use-store'
import type { CellEditorProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import { splitValues } from '../base/comma'
import { fileName } from './stored-file'
import { texts } from './texts'
import { type UploadItem, type UploadPlace, UploadQueue } from './upload-queue'
import { uploadQueueCache } from './upload-queue-cache'

export type { UploadItem } from './upload-queue'

/**
 * Uploads of one cell. The value holds stored paths joined by commas. In a `place` they go on when the editor is gone, and
 * are found again by the next one; without they end with it.
 */
export function useUpload(given: UploadPlace, { place: key, onAwaited }: Pick<CellEditorProps<string, unknown>, 'place' | 'onAwaited'>) {
  const host = useHost()
  const onBusy = (busy: boolean, giveUp: () => void) => onAwaited?.(busy ? texts.unfinished : undefined, giveUp)
  const place = { ...given, onBusy }
  const [own] = useState(() => new UploadQueue(host, place))
  const queues = uploadQueueCache(host)
  const queue = key === undefined ? own : (queues.find(key) ?? own)
  queue.stand(place)
  const subscribe = useCallback(
    (listener: () => void) => (key === undefined ? own.subscribe(listener) : queues.subscribe(key, listener)),
    [key, own, queues],
  )
  const pending = useRead({ subscribe }, () => (key === undefined ? own.items() : queues.items(key)))
  useEffect(() => () => own.stop(), [own])
  const add = (files: Iterable<File>) => (key === undefined ? own : queues.at(key, place)).add(files)
  return { items: [...storedItems(place.value), ...pending] as readonly UploadItem[], add, queue }
}

/** Keeps a form from saving while files are on their way: nothing that has half come is a value. */
export function useUploadGuard(queue: UploadQueue, guard: CellEditorProps<string, unknown>['guard']): void {
  useEffect(() => guard?.(async () => (queue.busy ? texts.unfinished : undefined)), [queue, guard])
}

const nothing: readonly UploadItem[] = []

/** The stored files of a cell that is shown, and those of its queue. */
export function useUploadItems(value: string | null, key: string | undefined): readonly UploadItem[] {
  const queues = uploadQueueCache(useHost())
  if (key !== undefined) queues.find(key)?.holds(value)
  const subscribe = useCallback(
    (listener: () => void) => (key === undefined ? () => undefined : queues.subscribe(key, listener)),
    [key, queues],
  )
  const pending = useRead({ subscribe }, () => (key === undefined ? nothing : queues.items(key)))
  return [...storedItems(value), ...pending]
}

const storedItems = (value: string | null) =>
  splitValues(value).map(path => ({ id: path, name: fileName(path), status: 'done', percent: 100, path }) as const)
