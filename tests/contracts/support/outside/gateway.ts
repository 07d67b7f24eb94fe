import { answerJson, bodyOf, type Listening, listen } from './listen'

export interface Message {
  readonly mobile: string
  readonly code: string
  readonly mode: string
  readonly text: string
}

/** What brings messages to phones: it takes JSON from the holder of the token. */
export interface Gateway extends Listening {
  readonly messages: readonly Message[]
  readonly token: string
  /** From now on it takes nothing until what is returned is called. */
  hold(): () => void
  /** The last code that a phone got. */
  codeOf(mobile: string): string
}

export async function startGateway(): Promise<Gateway> {
  const messages: Message[] = []
  const token = 'gateway-token'
  let open = Promise.resolve()
  const server = await listen(async (request, response) => {
    const allowed = request.method === 'POST' && request.headers.authorization === `Bearer ${token}`
    const body = await bodyOf(request)
    if (!allowed) return answerJson(response, 401, {})
    await open
    messages.push(JSON.parse(body) as Message)
    answerJson(response, 202, {})
  })
  return {
    ...server,
    messages,
    token,
    hold() {
      let release = () => {}
      open = new Promise(resolve => {
        release = resolve
      })
      return () => release()
    },
    codeOf: mobile => messages.findLast(message => message.mobile === mobile)?.code ?? '',
  }
}
