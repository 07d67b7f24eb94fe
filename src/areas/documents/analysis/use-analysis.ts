import { useCallback } from 'react'
import { useHost } from '../../../../renderer/index'
import type { TextOf } from '../calls'
import { useAwaited } from '../use-awaited'
import { readAnalysis } from './calls'

/** What was found in a text; asked again until it is there. */
export function useAnalysis({ source, id }: TextOf) {
  const { client } = useHost()
  return useAwaited(useCallback((signal: AbortSignal) => readAnalysis(client, { source, id }, signal), [client, source, id]))
}
