/** Reads a text of the network; null when there is none. */
export type Fetch = (address: string) => Promise<string | null>

const isDocument = (text: string) =>
  /^\s*(\{|openapi\s*:|swagger\s*:)/.test(text) && /["']?(openapi|swagger)["']?\s*:/.test(text.slice(0, 4000))

/** Where knife4j, springdoc and springfox keep the list of their documents, and where a document alone often stands. */
const LISTS = ['v3/api-docs/swagger-config', 'swagger-resources']
const ALONE = ['v3/api-docs', 'v2/api-docs', 'openapi.json', 'swagger.json', 'swagger/v1/swagger.json', 'openapi.yaml']

/**
 * The documents of an address that shows them to people: the page of knife4j (`doc.html`), springdoc or swagger-ui, redoc or scalar. An
 * address that is a document is itself; one that leads to none as well, so that what is wrong is told of it.
 */
export async function documentsAt(address: string, fetchText: Fetch): Promise<readonly string[]> {
  const text = await fetchText(address)
  if (text === null || !/^\s*</.test(text)) return [address]
  const texts = [{ text, base: address }, ...(await startersOf(text, address, fetchText))]
  for (const each of texts) {
    const found = await saidIn(each.text, each.base, fetchText)
    if (found.length > 0) return found
  }
  for (const base of basesOf(address)) {
    for (const list of LISTS) {
      const found = await documentsAmong(addressesIn(await fetchText(new URL(list, base).href)), base, fetchText)
      if (found.length > 0) return found
    }
    const [first] = await documentsAmong(ALONE, base, fetchText)
    if (first !== undefined) return [first]
  }
  return [address]
}

/** The scripts by which pages of swagger-ui start: newer ones keep there what they show. */
async function startersOf(page: string, address: string, fetchText: Fetch) {
  const named = [...page.matchAll(/<script[^>]*\ssrc=["']([^"']*(?:swagger-initializer|swagger-ui-init|index)\.js[^"']*)["']/g)]
  const found: { text: string; base: string }[] = []
  for (const [, path = ''] of named) {
    const text = URL.canParse(path, address) ? await fetchText(new URL(path, address).href) : null
    // What the script names is meant from the page.
    if (text !== null) found.push({ text, base: address })
  }
  return found
}

/** The documents that a page or its script names: those of its configuration, a list, or one. */
async function saidIn(text: string, base: string, fetchText: Fetch): Promise<string[]> {
  const named = (word: string) =>
    [...text.matchAll(new RegExp(`(?:${word})["']?\\s*[:=]\\s*["']([^"']+)["']`, 'g'))].map(match => match[1] ?? '')
  for (const path of named('\\bconfigUrl')) {
    const list = URL.canParse(path, base) ? addressesIn(await fetchText(new URL(path, base).href)) : []
    const found = await documentsAmong(list, base, fetchText)
    if (found.length > 0) return found
  }
  const found = await documentsAmong(named('\\burl|spec-url|data-url|apiDescriptionUrl'), base, fetchText)
  return /\burls["']?\s*[:=]\s*\[/.test(text) ? found : found.slice(0, 1)
}

/** The folder of the page, and those around it. */
function basesOf(address: string): string[] {
  const url = new URL(address)
  const parts = url.pathname.split('/').slice(0, -1)
  return parts.map((_, index) => `${url.origin}${parts.slice(0, parts.length - index).join('/')}/`)
}

async function documentsAmong(paths: readonly string[], base: string, fetchText: Fetch): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if (!URL.canParse(path, base)) continue
    // A list names its documents from the root of the host, also where the application stands in a folder.
    const addresses = [new URL(path, base).href, new URL(path.replace(/^\/+/, ''), base).href]
    for (const address of new Set(addresses)) {
      const text = await fetchText(address)
      if (text === null || !isDocument(text)) continue
      found.push(address)
      break
    }
  }
  return [...new Set(found)]
}

/** `swagger-config` of springdoc (`url`, `urls`), or the groups of springfox and knife4j (`url` or `location` of each). */
function addressesIn(text: string | null): string[] {
  if (text === null) return []
  try {
    const data = JSON.parse(text) as unknown
    const groups = Array.isArray(data) ? data : [...((data as { urls?: unknown[] }).urls ?? []), data]
    return groups.flatMap(group => {
      const { url, location } = (group ?? {}) as { readonly url?: unknown; readonly location?: unknown }
      const address = url ?? location
      return typeof address === 'string' ? [address] : []
    })
  } catch {
    return []
  }
}
