import { useCallback } from 'react'
import type { Client } from '../../../../renderer/contract'
import { useCall } from '../../use-call'
import { readRows, type SheetAt, type Step } from '../calls'

interface Asked {
  readonly at: SheetAt
  readonly steps: readonly Step[]
  readonly page: number
  readonly size: number
}

/** A page of rows; the last one stays in sight while another is read. */
export function useRows({ at, steps, page, size }: Asked) {
  const ask = useCallback(
    (client: Client, signal: AbortSignal) => readRows(client, { ...at, steps, skip: (page - 1) * size, limit: size, places: true }, signal),
    [at, steps, page, size],
  )
  return useCall(ask)
}
