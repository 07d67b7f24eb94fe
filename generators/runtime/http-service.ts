import type { Credential, Service } from './http-core'

/** A server of this API. */
export function server(): string {
  return ''
}

/** What proves who calls, by the names of the document. */
export interface Credentials {
  /** Sent as header Authorization: Bearer … */
  readonly token?: Credential<string>
}

export const service: Service = {
  base: server,
  schemes: { token: { type: 'bearer', in: 'header', key: 'Authorization' } },
  security: [],
}
