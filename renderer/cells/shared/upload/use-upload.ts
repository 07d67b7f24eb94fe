import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { CellEditorProps } from '../../../model/cell-type'
import { useHost } from '../../../source/host-context'
import { splitValues } from '../comma'
import { keptShelves } from './kept-shelves'
import { fileName } from './stored-file'
import { texts } from './texts'
import { type UploadItem, type UploadPlace, UploadShelf } from './upload-shelf'

export type { UploadItem } from './upload-shelf'

/**
 * Uploads of one cell. The value holds stored paths joined by commas. In a `place` they go on when the editor is gone, and
 * are found again by the next one; without they end with it.
 */
export function useUpload(given: UploadPlace, { place: key, onAwaited }: Pick<CellEditorProps<string, unknown>, 'place' | 'onAwaited'>) {
  const host = useHost()
  const onBusy = (busy: boolean, giveUp: () => void) => onAwaited?.(busy ? texts.unfinished : undefined, giveUp)
  const place = { ...given, onBusy }
  const [own] = useState(() => new UploadShelf(host, place))
  const shelves = keptShelves(host)
  const shelf = key === undefined ? own : (shelves.find(key) ?? own)
  shelf.stand(place)
  const subscribe = useCallback(
    (listener: () => void) => (key === undefined ? own.subscribe(listener) : shelves.subscribe(key, listener)),
    [key, own, shelves],
  )
  const pending = useSyncExternalStore(subscribe, () => (key === undefined ? own.items() : shelves.items(key)))
  useEffect(() => () => own.stop(), [own])
  const add = (files: Iterable<File>) => (key === undefined ? own : shelves.at(key, place)).add(files)
  return { items: [...storedItems(place.value), ...pending] as readonly UploadItem[], add, shelf }
}

/** Keeps a form from saving while files are on their way: nothing that has half come is a value. */
export function useUploadGuard(shelf: UploadShelf, guard: CellEditorProps<string, unknown>['guard']): void {
  useEffect(() => guard?.(async () => (shelf.busy ? texts.unfinished : undefined)), [shelf, guard])
}

const nothing: readonly UploadItem[] = []

/** The stored files of a cell that is shown, and what lies on its shelf. */
export function useUploadItems(value: string | null, key: string | undefined): readonly UploadItem[] {
  const shelves = keptShelves(useHost())
  if (key !== undefined) shelves.find(key)?.holds(value)
  const subscribe = useCallback(
    (listener: () => void) => (key === undefined ? () => undefined : shelves.subscribe(key, listener)),
    [key, shelves],
  )
  const pending = useSyncExternalStore(subscribe, () => (key === undefined ? nothing : shelves.items(key)))
  return [...storedItems(value), ...pending]
}

const storedItems = (value: string | null) =>
  splitValues(value).map(path => ({ id: path, name: fileName(path), status: 'done', percent: 100, path }) as const)
