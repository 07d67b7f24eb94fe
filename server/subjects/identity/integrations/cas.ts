import { ask } from './ask'
import { readServiceResponse } from './cas-response'

/** A server of the CAS protocol 3.0. */
export interface CasServer {
  /** Whether tickets for this address are ours. */
  isOurs(service: string): boolean
  /** Whose ticket this is; null when the server refuses it: unknown, used, or made for another address. */
  validate(ticket: string, service: string): Promise<string | null>
}

export function casServer(casUrl: string, publicUrl: string): CasServer {
  const home = new URL(publicUrl)
  return {
    isOurs: service => {
      const url = URL.canParse(service) ? new URL(service) : null
      return url !== null && url.origin === home.origin && `${url.pathname}/`.startsWith(`${home.pathname.replace(/\/$/, '')}/`)
    },
    async validate(ticket, service) {
      const query = new URLSearchParams({ service, ticket })
      return readServiceResponse(await ask(`${casUrl}/p3/serviceValidate?${query}`))
    },
  }
}
