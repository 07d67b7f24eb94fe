import { randomBytes } from 'node:crypto'
import { type Listening, listen } from './listen'

/** A small CAS server: tickets for one address, each once; answers in the XML of CAS 3.0. */
export interface TestCas extends Listening {
  ticketFor(user: string, service: string): string
  /** Answers this instead, once. */
  say(xml: string): void
}

const response = (inside: string) => `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`

export async function startCas(): Promise<TestCas> {
  const tickets = new Map<string, { user: string; service: string }>()
  let said: string | null = null
  const validate = (ticket: string, service: string): string => {
    const found = tickets.get(ticket)
    tickets.delete(ticket)
    if (found?.service !== service) {
      const code = found ? 'INVALID_SERVICE' : 'INVALID_TICKET'
      return response(`<cas:authenticationFailure code="${code}">Ticket ${ticket} not recognized</cas:authenticationFailure>`)
    }
    const attributes = '<cas:attributes><cas:user>admin</cas:user><cas:email>x@example.org</cas:email></cas:attributes>'
    return response(`<cas:authenticationSuccess>\n <cas:user>${found.user}</cas:user>${attributes}</cas:authenticationSuccess>`)
  }
  const server = await listen(async (_request, answer, { pathname, searchParams }) => {
    const known = pathname === '/cas/p3/serviceValidate'
    const xml = said ?? validate(searchParams.get('ticket') ?? '', searchParams.get('service') ?? '')
    said = null
    answer.writeHead(known ? 200 : 404, { 'content-type': 'application/xml' }).end(xml)
  })
  return {
    ...server,
    url: `${server.url}/cas`,
    ticketFor(user, service) {
      const ticket = `ST-${randomBytes(8).toString('hex')}`
      tickets.set(ticket, { user, service })
      return ticket
    },
    say(xml) {
      said = xml
    },
  }
}
