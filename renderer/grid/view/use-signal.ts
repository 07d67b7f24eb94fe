import { useSyncExternalStore } from 'react'
import type { Signal } from '../core/signal'

const never = () => () => undefined
const zero = () => 0

/** Draws again whenever the signal tells. */
export function useSignal(signal: Signal | undefined): void {
  useSyncExternalStore(signal?.subscribe ?? never, signal?.read ?? zero)
}
