import { type Match, ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { pinyin } from 'pinyin-pro'
import chinese from '../../../schemas/passwords/generated/pinyin.json'
import { fail } from '../../util/errors'
import { texts } from '../../util/texts'
import type { Settings } from '../settings'
import { settingTexts } from './setting-texts'
import { passwordRules } from './settings'

/** Whose password it is going to be, as far as that is known. */
export interface PasswordOwner {
  readonly username: string
  readonly realname?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
  /** Names of the tenants in which the user works. */
  readonly organisations?: readonly string[] | undefined
}

/** Why a password is refused; each has a text for users in `texts.weakPassword`. */
export type Weakness = keyof typeof texts.weakPassword

const SHORTEST = 8
/** Guesses, as a power of ten, that a password must withstand: eight random characters do. */
const ENOUGH = 8
/** Characters that are looked at: the work grows with the square of the length, and a password is as strong as its beginning at least. */
const LOOKED_AT = 24
/** Shorter names are in many passwords by chance. */
const SHORTEST_NAME = 3
/** A mobile number of any user. */
const TELEPHONE = /1[3-9]\d{9}/g
/** Guesses that a telephone is worth, as a power of ten: lists hide four digits of one. */
const TELEPHONE_WORTH = 4
/** What users call this application, and the password that its start-up lines say of the sample data. */
const PRODUCT_WORDS = [
  'weft-demo-2026',
  'weft',
  'jeecg',
  'jeecgboot',
  'shenji',
  'audit',
  'dashuju',
  'shujuzhili',
  'zhili',
  'fenxi',
  'xitong',
  'sjdsj',
]

let loaded: ZxcvbnFactory | undefined

/** Takes a third of a second to make, so it is made for the first password that is set. */
function estimator(): ZxcvbnFactory {
  loaded ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, chinese: chinese.words },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 10,
    maxLength: LOOKED_AT,
  })
  return loaded
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const syllablesOf = (name: string) => pinyin(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive' }).map(bare)
const initialsOf = (name: string) =>
  syllablesOf(name)
    .map(syllable => syllable.charAt(0))
    .join('')

/** A Chinese name as it is typed: family name first, and last, whether it has one character or two. */
function typedForms(name: string): string[] {
  const syllables = syllablesOf(name)
  const family = [0, 1, 2].filter(length => length === 0 || length < syllables.length)
  return family.map(length => [...syllables.slice(length), ...syllables.slice(0, length)].join(''))
}

function ownNames({ username, realname, phone, email }: PasswordOwner): string[] {
  const number = phone?.replace(/\D/g, '') ?? ''
  const [mailbox = ''] = (email ?? '').split('@')
  return [username, realname ?? '', ...typedForms(realname ?? ''), number, number.slice(-8), number.slice(-6), mailbox].map(bare)
}

const isName = (name: string) => [...name].length >= (/\p{Script=Han}/u.test(name) ? 2 : SHORTEST_NAME)

function holdsOwnName(plain: string, owner: PasswordOwner): boolean {
  const small = bare(plain)
  return ownNames(owner)
    .filter(isName)
    .some(name => small.includes(name))
}

/** Names that make a password no stronger; the initials are too short to be forbidden. */
function knownNames(owner: PasswordOwner): string[] {
  const organisations = (owner.organisations ?? []).flatMap(name => [bare(name), ...typedForms(name).slice(0, 1), initialsOf(name)])
  return [...PRODUCT_WORDS, ...organisations, initialsOf(owner.realname ?? '')].filter(isName)
}

/** What is left of a password beside its words, dates, walks on the keyboard and rows. */
const isRest = ({ pattern }: Match) => pattern === 'bruteforce'

/** A password without what is hung on either end of its letters: digits, years, marks. */
const coreOf = (plain: string) => plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Whether little stands beside a telephone. */
function isTelephone(plain: string, names: string[]): boolean {
  const rest = plain.replace(TELEPHONE, '')
  return rest !== plain && estimator().check(rest.slice(0, LOOKED_AT), names).guessesLog10 + TELEPHONE_WORTH < ENOUGH
}

/** What is too weak about a password: all of it, or that its core is one known word. */
function weakPart(plain: string, names: string[]): ZxcvbnResult | null {
  const whole = estimator().check(plain.slice(0, LOOKED_AT), names)
  if (whole.guessesLog10 < ENOUGH) return whole
  const core = estimator().check(coreOf(plain).slice(0, LOOKED_AT), names)
  return core.sequence.length === 1 && !core.sequence.some(isRest) ? core : null
}

const BY_PATTERN: Readonly<Record<string, Weakness>> = {
  date: 'date',
  spatial: 'keyboard',
  sequence: 'pattern',
  repeat: 'pattern',
}

/** What the longest known part of a weak password is. */
function reasonOf({ sequence }: ZxcvbnResult): Weakness {
  const known = sequence.filter(match => !isRest(match)).toSorted((left, right) => right.token.length - left.token.length)
  const longest = known.find(({ pattern }) => pattern === 'dictionary') ?? known[0]
  if (longest?.pattern !== 'dictionary') return BY_PATTERN[longest?.pattern ?? ''] ?? 'simple'
  return longest.dictionaryName === 'chinese' ? 'chinese' : 'common'
}

/**
 * Why a password is too easy to guess for this user; null when it is not. Besides length, letters and digits it looks for the commonest
 * passwords and words, Chinese words and names as they are typed, dates, walks on the keyboard, rows and repetitions, each also with
 * other case, look-alike characters, reversed, and with something hung on.
 */
export function weaknessOf(plain: string, owner: PasswordOwner): Weakness | null {
  if ([...plain].length < SHORTEST || !/\p{L}/u.test(plain) || !/\d/.test(plain)) return 'short'
  if (holdsOwnName(plain, owner)) return 'own'
  const names = knownNames(owner)
  if (isTelephone(plain, names)) return 'phone'
  const weak = weakPart(plain, names)
  if (weak === null) return null
  return names.some(name => bare(plain).includes(name)) ? 'house' : reasonOf(weak)
}

/** What a password lacks of the rules that administrators set; undefined: nothing. */
function lackOf(plain: string, { value }: Pick<Settings, 'value'>): string | undefined {
  const { length, bothCases, mark } = passwordRules
  if ([...plain].length < value(length)) return settingTexts.short(value(length))
  if (value(bothCases) && !(/\p{Lu}/u.test(plain) && /\p{Ll}/u.test(plain))) return settingTexts.bothCases
  return value(mark) && !/[^\p{L}\p{N}\s]/u.test(plain) ? settingTexts.mark : undefined
}

/**
 * Refuses a new password that is too easy to guess, or against the rules of the installation, and says why. Every place that sets a password
 * asks it.
 */
export function checkNewPassword(plain: string, owner: PasswordOwner, settings: Pick<Settings, 'value'>): void {
  const weakness = weaknessOf(plain, owner)
  if (weakness !== null) fail(texts.weakPassword[weakness])
  const lack = lackOf(plain, settings)
  if (lack !== undefined) fail(lack)
}
