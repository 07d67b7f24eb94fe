import { useCallback } from 'react'
import type { Client } from '../../../../renderer/contract'
import { useCall } from '../../use-call'
import { type PreviewAsked, previewSteps, type Step } from '../calls'

const PAUSE = 300
const LIMIT = 200

interface Asked extends Pick<PreviewAsked, 'sample' | 'show'> {
  readonly sheetId: string
  readonly steps: readonly Step[]
  readonly params: PreviewAsked['params']
  readonly upTo: number
}

/** The steps as the server sees them; the last answer stays in sight while another is on its way. */
export function usePreview({ sheetId, steps, params, upTo, sample, show }: Asked) {
  const ask = useCallback(
    (client: Client, signal: AbortSignal) =>
      previewSteps(client, { sheetId, steps, params, upTo, sample, show: upTo === 0 ? 'all' : show, limit: LIMIT }, signal),
    [sheetId, steps, params, upTo, sample, show],
  )
  const { found: preview, ...rest } = useCall(ask, PAUSE)
  return { preview, ...rest }
}
