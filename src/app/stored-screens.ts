import { type Client, type DefinitionText, RequestError, STORED } from '../../renderer/contract'

interface Stored {
  readonly content: string
}

/** The screen that the server keeps under a name; undefined when it keeps none that this person may open. */
export async function loadStored(client: Client, name: string): Promise<DefinitionText | undefined> {
  try {
    const path = '/sys/storedScreen/queryByName'
    const { content } = await client.request<Stored>({ method: 'GET', path, query: { name }, silent: true })
    return { file: STORED + name, text: content }
  } catch (error) {
    if (error instanceof RequestError && error.code === 404) return undefined
    throw error
  }
}
