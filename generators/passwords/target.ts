import { createRequire } from 'node:module'
import { dict } from '@node-rs/jieba/dict.js'
import { pinyin } from 'pinyin-pro'
import type { Outputs } from '../emit/files'
import type { TargetContext } from '../targets'
import { FAMILY_NAMES, GIVEN_NAMES, HABITS } from './names'

const file = 'schemas/passwords/generated/pinyin.json'
const MOST_WORDS = 8000
/** Full names are made of so many family names. */
const MOST_FAMILIES = 40
/** Shorter texts are in every password by chance. */
const SHORTEST = 3

const typed = (text: string) => pinyin(text, { toneType: 'none', type: 'array' }).join('').replaceAll('ü', 'v').toLowerCase()

/** Words of two and more characters, commonest first; each line of the dictionary says word, frequency and kind. */
function commonWords(): string[] {
  const lines = new TextDecoder().decode(dict).split('\n')
  const words = lines.map(line => line.split(' ')).filter(([word = '']) => /^\p{Script=Han}{2,4}$/u.test(word))
  const ranked = words.map(([word = '', count]) => ({ word, count: Number(count) }))
  return ranked
    .toSorted((left, right) => right.count - left.count || (left.word < right.word ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
}

function fullNames(): string[] {
  const given = GIVEN_NAMES.split(' ')
  return [...FAMILY_NAMES].slice(0, MOST_FAMILIES).flatMap(family => given.map(name => family + name))
}

/** What is typed for the commonest Chinese words and names: passwords are guessed from them, as from words of English. */
export async function run({ command }: TargetContext): Promise<Outputs> {
  const { version } = createRequire(import.meta.url)('@node-rs/jieba/package.json') as { readonly version: string }
  const texts = [...HABITS.split(' '), ...[...fullNames(), ...FAMILY_NAMES, ...commonWords()].map(typed)]
  const content = {
    $comment: `Made by ${command}.`,
    source: `@node-rs/jieba ${version} (MIT), https://github.com/napi-rs/node-rs/tree/main/packages/jieba`,
    words: [...new Set(texts)].filter(text => text.length >= SHORTEST),
  }
  return new Map([[file, `${JSON.stringify(content, null, 1)}\n`]])
}
