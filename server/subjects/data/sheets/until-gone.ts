import type { CallOf } from '../../../http/module'

/** Ends the work of a call whose caller has gone. */
export function untilGone({ raw }: CallOf<'dataSheetRows'>['reply']): AbortSignal {
  const abort = new AbortController()
  raw.once('close', () => raw.writableEnded || abort.abort())
  return abort.signal
}
