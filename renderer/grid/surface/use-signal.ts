import { useSyncExternalStore } from 'react'
import type { Signal } from '../engine/signal'

const never = () => () => undefined
const zero = () => 0

/** What is read when the signal is emitted; draws again only when that is something else. */
export function useRead<Value>(signal: Signal, read: () => Value): Value {
  return useSyncExternalStore(signal.subscribe, read)
}

/** Draws again whenever the signal is emitted. */
export function useSignal(signal: Signal | undefined): void {
  useSyncExternalStore(signal?.subscribe ?? never, signal?.read ?? zero)
}
