/** The languages of the product. Chinese is what everything is written in first. */
export type Language = 'zh' | 'en'

/** Under this name a browser keeps the choice, as the bare word. */
const KEPT_AS = 'weft:language'

const isLanguage = (word: unknown): word is Language => word === 'zh' || word === 'en'

const inBrowser = typeof window !== 'undefined'

function kept(): Language {
  try {
    const word = window.localStorage.getItem(KEPT_AS)
    return isLanguage(word) ? word : 'zh'
  } catch {
    // Browsers that refuse storage.
    return 'zh'
  }
}

let read: () => Language = inBrowser ? always(kept()) : always('zh')

function always(language: Language): () => Language {
  return () => language
}

/** The language that people read: in a browser the same from load to load, on a server that of the request, without either Chinese. */
export function language(): Language {
  return read()
}

/** On a server: where the language of the request at hand is found. A browser does not follow any user; there it does nothing. */
export function followLanguage(reader: () => Language): void {
  if (!inBrowser) read = reader
}

/** Keeps the choice for the next load of the page. Lost in a browser that refuses storage. */
export function keepLanguage(chosen: Language): void {
  try {
    window.localStorage.setItem(KEPT_AS, chosen)
  } catch (error) {
    console.warn('The language could not be kept.', error)
  }
}

/**
 * The texts of a room, in the language that people read. English has the same shape as Chinese.
 *
 * A browser chooses once, when the room loads: to change the language is to load the page anew. Elsewhere one process
 * serves several people, so that each look at a text chooses.
 */
export function inLanguages<Texts extends object>(zh: Texts, en: NoInfer<Texts>): Texts {
  if (inBrowser) return language() === 'en' ? en : zh
  return atEachLook(zh, en)
}

function atEachLook<Texts extends object>(zh: Texts, en: Texts): Texts {
  const shown = {}
  for (const key of Object.keys(zh) as (keyof Texts)[]) {
    const [chinese, english] = [zh[key], en[key]]
    const group = isGroup(chinese) && isGroup(english) && atEachLook(chinese, english)
    Object.defineProperty(shown, key, { enumerable: true, get: () => group || (language() === 'en' ? english : chinese) })
  }
  return shown as Texts
}

function isGroup(text: unknown): text is object {
  return typeof text === 'object' && text !== null && !Array.isArray(text)
}

/** A number with its noun in English: `counted(1, 'row')` is `1 row`, `counted(2, 'entry', 'entries')` is `2 entries`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}
