/** Names of what the sign-in keeps. */
export const TYPED_ACCOUNT = 'login-account'
export const TYPED_PHONE = 'login-phone'

/** What was typed before a reload of this window, such as an account or a phone. Never a password or a code. */
export const keptTexts = {
  get(key: string): string {
    try {
      return window.sessionStorage.getItem(`weft:typed:${key}`) ?? ''
    } catch {
      return ''
    }
  },
  set(key: string, text: string): void {
    try {
      if (text === '') window.sessionStorage.removeItem(`weft:typed:${key}`)
      else window.sessionStorage.setItem(`weft:typed:${key}`, text)
    } catch {
      // Browsers that refuse storage: a reload forgets it then.
    }
  },
}
