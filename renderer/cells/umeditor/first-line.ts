import { plainText } from './html-text'
import { shownTexts } from './shown-texts'

/** Characters of a text that a line may show, and its tooltip. */
const MOST = 300

/** The beginning of a text in one line. */
export function firstLine(html: string | null): string {
  const text = plainText(html ?? '', { picture: shownTexts.pictureSign, most: MOST }).replace(/\s+/g, ' ')
  return text.length > MOST ? `${text.slice(0, MOST)}...` : text
}
