import { type Client, type ClientRequest, STORED_CHANGED } from '../../renderer/contract'
import { session } from '../session'
import { screenEvents } from './screen-events'

const DICTIONARIES = /^\/?sys\/dict(?:Item)?\//

const STORED_SCREENS = /^\/?sys\/storedScreen\//

/** Dictionaries that a user has just changed are fetched again, so that the next form shows them; so are stored screens that stand open. */
export function withFreshDefinitions(client: Client): Client {
  const refresh = ({ method, path }: ClientRequest) => {
    if (method !== 'GET' && DICTIONARIES.test(path)) void session.refreshDictionaries().catch(() => undefined)
    if (method === 'PUT' && STORED_SCREENS.test(path)) screenEvents.emit(STORED_CHANGED)
  }
  const after = async <Answer>(request: ClientRequest, answer: Promise<Answer>) => {
    const result = await answer
    refresh(request)
    return result
  }
  return {
    ...client,
    request: request => after(request, client.request(request)),
    answer: request => after(request, client.answer(request)),
    upload: request => after(request, client.upload(request)),
  }
}
