import { language } from '../../renderer/contract'
import { session } from '../session'
import { languageTags } from '../session/language'
import { applyTheme } from '../theme/apply'
import { theme } from '../theme/store'
import { notifier } from './notices'
import { texts } from './texts'

/** Tells browsers and screen readers which language the page is in. */
export function speakLanguage(): void {
  document.documentElement.lang = languageTags[language()]
}

/** Gives the page the look of a user who is signed in, before anything is drawn and whenever it changes, here or in another window. */
export function wearTheme(): void {
  const belong = () => theme.belongTo(session.get().user?.username ?? null)
  const apply = () => {
    try {
      applyTheme(theme.get(), document)
    } catch (error) {
      console.warn('The look could not be changed.', error)
      notifier.error(texts.themeFailed)
    }
  }
  session.subscribe(belong)
  theme.subscribe(apply)
  belong()
  apply()
  window.addEventListener('storage', event => event.storageArea === window.localStorage && theme.reload())
  window.addEventListener('beforeprint', () => theme.print(true))
  window.addEventListener('afterprint', () => theme.print(false))
}
