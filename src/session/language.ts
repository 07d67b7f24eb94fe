import { keepLanguage, type Language, language } from '../../renderer/contract'

const otherLanguage = (): Language => (language() === 'en' ? 'zh' : 'en')

/** As `<html lang>` names them. */
export const languageTags: { readonly [name in Language]: string } = { zh: 'zh-CN', en: 'en' }

/** Asks as the browser would when a user leaves. */
function somethingUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/**
 * Keeps the other language for this browser and loads the page again, in it. `ask` is called first when something here is
 * not saved; the browser then does not ask the same again.
 */
export async function switchLanguage(ask: () => Promise<boolean>, load: () => void = () => window.location.reload()): Promise<void> {
  if (somethingUnsaved()) {
    if (!(await ask())) return
    window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true, once: true })
  }
  keepLanguage(otherLanguage())
  load()
}
