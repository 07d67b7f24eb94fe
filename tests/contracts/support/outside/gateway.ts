import { answerJson, bodyOf, type Listening, listen } from './listen'

export interface Message {
  readonly mobile: string
  readonly code: string
  readonly mode: string
  readonly text: string
}

/** What brings messages to phones: it takes JSON from the holder of the token, and can be slow. */
export interface Gateway extends Listening {
  readonly messages: readonly Message[]
  readonly token: string
  /** Milliseconds until it answers. */
  delay: number
  /** The last code that a phone got. */
  codeOf(mobile: string): string
}

export async function startGateway(): Promise<Gateway> {
  const messages: Message[] = []
  const token = 'gateway-token'
  const state = { delay: 0 }
  const server = await listen(async (request, response) => {
    const allowed = request.method === 'POST' && request.headers.authorization === `Bearer ${token}`
    const body = await bodyOf(request)
    if (!allowed) return answerJson(response, 401, {})
    await new Promise(resolve => setTimeout(resolve, state.delay))
    messages.push(JSON.parse(body) as Message)
    answerJson(response, 202, {})
  })
  return {
    ...server,
    messages,
    token,
    get delay() {
      return state.delay
    },
    set delay(delay) {
      state.delay = delay
    },
    codeOf: mobile => messages.findLast(message => message.mobile === mobile)?.code ?? '',
  }
}
