import { useSyncExternalStore } from 'react'
import type { Followed, ReadableStore } from '../model/store'

/** What a store holds; draws again when that changes. */
export const useStore = <Value>({ subscribe, get }: ReadableStore<Value>): Value => useSyncExternalStore(subscribe, get)

/** What is read each time those who follow are called; draws again only when that is something else. */
export const useRead = <Value>({ subscribe }: Followed, read: () => Value): Value => useSyncExternalStore(subscribe, read)
