import { switchLanguage } from '../session/language'
import { texts } from '../session/texts'

/** The other language, in its own words, for pages where nothing is there to be saved. */
export function LanguageButton() {
  return (
    <button type="button" className="weft-language-button" onClick={() => void switchLanguage(async () => true)}>
      {texts.otherLanguage}
    </button>
  )
}
