import { useStore } from '../../hooks/use-store'
import type { ReadableStore } from '../../model/store'
import type { Signal } from '../engine/signal'

const never: ReadableStore<number> = { get: () => 0, subscribe: () => () => undefined }

/** Draws again whenever the signal is emitted. */
export const useSignal = (signal: Signal | undefined): void => void useStore(signal ?? never)
