import { texts } from './texts'

/** A ready-made pattern. The patterns keep to what every regular expression engine understands alike. */
export interface Preset {
  /** As an author writes it. */
  readonly code: string
  readonly pattern: string
  readonly message: string
}

/** Said when a value is refused, in the language of that moment. */
const fixed: readonly (Omit<Preset, 'message'> & { readonly say: () => string })[] = [
  // Six to eighteen digits, labelled 6-16: the family has always accepted so many.
  { code: 'n6-16', pattern: '^[0-9]{6,18}$', say: () => texts.digits('6', '16') },
  {
    code: 'url',
    pattern: '^(?:https?|ftps?)://[A-Za-z0-9_\\-\u4e00-\u9fff]+(?:\\.[A-Za-z0-9_\\-\u4e00-\u9fff]+)*(?::[0-9]{1,5})?(?:[/?#]\\S*)?$',
    say: () => texts.url,
  },
  {
    code: 'e',
    pattern: '^[A-Za-z0-9_+\\-]+(?:\\.[A-Za-z0-9_+\\-]+)*@[A-Za-z0-9\\-]+(?:\\.[A-Za-z0-9\\-]+)*\\.[A-Za-z]{2,}$',
    say: () => texts.email,
  },
  { code: 'm', pattern: '^1[3-9][0-9]{9}$', say: () => texts.mobile },
  { code: 'p', pattern: '^[1-9][0-9]{5}$', say: () => texts.postalCode },
  { code: 's', pattern: '^[A-Za-z]+$', say: () => texts.anyLetters },
  { code: 'n', pattern: '^-?[0-9]+(?:\\.[0-9]+)?$', say: () => texts.number },
  { code: 'z', pattern: '^-?[0-9]+$', say: () => texts.integer },
  // A bare 0 is accepted: it is what a number cell holds after a user typed 0.00.
  { code: 'money', pattern: '^(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,2})?$', say: () => texts.money },
]

const ranges: Readonly<Record<string, { readonly one: string; readonly say: (least: string, most: string) => string }>> = {
  n: { one: '[0-9]', say: (least, most) => texts.digits(least, most) },
  '*': { one: '[\\s\\S]', say: (least, most) => texts.characters(least, most) },
  s: { one: '[A-Za-z]', say: (least, most) => texts.letters(least, most) },
}
const range = /^([n*s])([0-9]{1,3})-([0-9]{1,3})$/

/** Every preset code that is a word of its own; `n2-4`, `*2-4` and `s2-4` exist with any numbers. `*` and `only` are no patterns. */
export const presetCodes: readonly string[] = ['*', 'only', ...fixed.map(preset => preset.code), '*6-16', 's6-18']

/** The preset of a code; undefined for any other text, which is then a regular expression. */
export function presetOf(code: string): Preset | undefined {
  const found = fixed.find(preset => preset.code === code)
  if (found !== undefined) return { code, pattern: found.pattern, message: found.say() }
  const [, kind = '', least = '', most = ''] = range.exec(code) ?? []
  const shape = ranges[kind]
  if (shape === undefined || Number(least) > Number(most)) return undefined
  return { code, pattern: `^${shape.one}{${least},${most}}$`, message: shape.say(least, most) }
}
