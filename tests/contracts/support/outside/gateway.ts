import { answerJson, bodyOf, type Listening, listen } from './listen'

export interface Message {
  readonly mobile: string
  readonly code: string
  readonly mode: string
  readonly text: string
}

/** What brings messages to phones: it takes JSON from whoever has the token, and can be out of order. */
export interface Gateway extends Listening {
  readonly messages: readonly Message[]
  readonly token: string
  broken: boolean
  /** The last code that a phone got. */
  codeOf(mobile: string): string
}

export async function startGateway(): Promise<Gateway> {
  const messages: Message[] = []
  const token = 'gateway-token'
  const state = { broken: false }
  const server = await listen(async (request, response) => {
    const allowed = request.method === 'POST' && request.headers.authorization === `Bearer ${token}`
    const body = await bodyOf(request)
    if (!allowed) return answerJson(response, 401, {})
    if (state.broken) return answerJson(response, 503, { code: 'secret detail' })
    messages.push(JSON.parse(body) as Message)
    answerJson(response, 202, {})
  })
  return {
    ...server,
    messages,
    token,
    get broken() {
      return state.broken
    },
    set broken(broken) {
      state.broken = broken
    },
    codeOf: mobile => messages.findLast(message => message.mobile === mobile)?.code ?? '',
  }
}
