import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CellEditorProps } from '../../../model/cell-type'
import type { Host } from '../../../model/host'
import { useHost } from '../../../source/host-context'
import { splitValues } from '../comma'
import { fileName } from './stored-file'
import { texts } from './texts'
import { type UploadItem, type UploadPlace, UploadShelf } from './upload-shelf'

export type { UploadItem } from './upload-shelf'

/** Shelves of cells whose editors come and go, such as those of a grid. */
const kept = new WeakMap<Host, Map<string, UploadShelf>>()

function keptShelf(host: Host, key: string, place?: UploadPlace): UploadShelf | undefined {
  const shelves = kept.get(host) ?? new Map<string, UploadShelf>()
  kept.set(host, shelves)
  const known = shelves.get(key)
  if (known !== undefined || place === undefined) return known
  const made = new UploadShelf(host, place)
  shelves.set(key, made)
  // Nobody needs a shelf on which nothing lies.
  made.subscribe(() => {
    if (made.items().length === 0) shelves.delete(key)
  })
  return made
}

/**
 * Uploads of one cell. The value holds stored paths joined by commas. In a `place` they go on when the editor is gone, and
 * are found again by the next one; without they end with it.
 */
export function useUpload(given: UploadPlace, { place: key, onAwaited }: Pick<CellEditorProps<string, unknown>, 'place' | 'onAwaited'>) {
  const host = useHost()
  const onBusy = (busy: boolean) => onAwaited?.(busy ? texts.unfinished : undefined)
  const place = { ...given, onBusy }
  const [own] = useState(() => new UploadShelf(host, place))
  const shelf = key === undefined ? own : (keptShelf(host, key) ?? own)
  shelf.stand(place)
  const pending = useSyncExternalStore(shelf.subscribe, shelf.items)
  useEffect(() => () => own.stop(), [own])
  const [, found] = useState(0)
  const add = (files: Iterable<File>) => {
    if (key === undefined) return own.add(files)
    keptShelf(host, key, place)?.add(files)
    found(count => count + 1)
  }
  return { items: [...storedItems(place.value), ...pending] as readonly UploadItem[], add, shelf }
}

/** Keeps a form from saving while files are on their way: nothing that has half come is a value. */
export function useUploadGuard(shelf: UploadShelf, guard: CellEditorProps<string, unknown>['guard']): void {
  useEffect(() => guard?.(async () => (shelf.busy ? texts.unfinished : undefined)), [shelf, guard])
}

const nothing: readonly UploadItem[] = []
const silent = () => () => undefined

/** What lies on the shelf of a cell that is shown, with the files that are stored. */
export function useUploadItems(value: string | null, key: string | undefined): readonly UploadItem[] {
  const host = useHost()
  const shelf = key === undefined ? undefined : keptShelf(host, key)
  shelf?.holds(value)
  const pending = useSyncExternalStore(shelf?.subscribe ?? silent, shelf?.items ?? (() => nothing))
  return [...storedItems(value), ...pending]
}

const storedItems = (value: string | null) =>
  splitValues(value).map(path => ({ id: path, name: fileName(path), status: 'done', percent: 100, path }) as const)
