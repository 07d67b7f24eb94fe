/**
 * Why a message was not sent. `passing`: it may go through later. `lasting`: not before something is changed. `unknown`: it was
 * handed over, and whether it was taken is not known.
 */
export type FailureKind = 'passing' | 'lasting' | 'unknown'

/** A message was not sent; the text is what users read. */
export class SendFailure extends Error {
  constructor(
    text: string,
    readonly kind: FailureKind,
    cause?: unknown,
  ) {
    super(text, { cause })
  }
}

/** What users read of an error of the network before anything was sent; undefined for one that may have come later. */
export function networkCause(error: unknown): 'name' | 'refused' | 'unreachable' | 'certificate' | undefined {
  const { code = '' } = error as { readonly code?: string }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name'
  if (code === 'ECONNREFUSED') return 'refused'
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'unreachable'
  return /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO$/.test(code) ? 'certificate' : undefined
}
