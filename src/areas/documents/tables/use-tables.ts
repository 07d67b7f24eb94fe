import { useCallback } from 'react'
import { useHost } from '../../../../renderer/index'
import type { TextOf } from '../calls'
import { useAwaited } from '../use-awaited'
import { readTables } from './calls'

/** The tables of a text; asked again until they are there. */
export function useTables({ source, id }: TextOf) {
  const { client } = useHost()
  return useAwaited(useCallback((signal: AbortSignal) => readTables(client, { source, id }, signal), [client, source, id]))
}
