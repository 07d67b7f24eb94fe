import type { IconName } from '../../model/icons'
import { iconWords } from './icon-words'

const plain = (text: string) => text.trim().toLowerCase()

/** Whether a text finds an icon: by its name or one of its words. Blank text finds all. */
export function findsIcon(typed: string, name: string): boolean {
  const wanted = plain(typed)
  return plain(name).includes(wanted) || wordsOf(name).some(word => plain(word).includes(wanted))
}

/** The words of an icon, its title first; none for an unknown name. */
export const wordsOf = (name: string): readonly string[] => (Object.hasOwn(iconWords, name) ? iconWords[name as IconName].split(' ') : [])
