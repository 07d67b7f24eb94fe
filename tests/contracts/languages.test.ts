import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { followLanguage, type Language } from '../../renderer/core'

const HAN = /\p{Script=Han}/u

const sources = ['renderer', 'src', 'server'].flatMap(house =>
  readdirSync(house, { recursive: true, encoding: 'utf8' }).map(file => `${house}/${file.replaceAll('\\', '/')}`),
)
/** Functions of texts for expressions, not texts for people. */
const isRoomOfTexts = (file: string) => file.endsWith('/texts.ts') && !file.startsWith('renderer/expression/')

let current: Language = 'zh'
followLanguage(() => current)
afterAll(() => followLanguage(() => 'zh'))

/** What functions of texts are asked with: numbers, words, or lists of words. */
const ARGUMENTS = [
  [11, 12, 13],
  ['a', 'b', 'c'],
  [['a'], ['b'], ['c']],
]

function answer(say: (...given: readonly unknown[]) => unknown): string {
  for (const given of ARGUMENTS) {
    try {
      return String(say(...given))
    } catch {}
  }
  throw new Error(`${say} takes other arguments`)
}

/** Every text below, by its path. */
function textsBelow(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, answer(value as Parameters<typeof answer>[0])]]
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsBelow(inner, `${path}.${key}`))
}

function read(module: object, language: Language) {
  current = language
  return new Map(textsBelow(module, ''))
}

/** What is the same in both: names, words of the family’s protocol, lines of the log, answers to other servers of mail, and the other language's own name. */
const SAME =
  /^\.(THIRD_FAILED|TOKEN_EXPIRED|SYSTEM_NAME.*|texts\.otherLanguage|texts\.(?:sessionOver|currentSessionOver)|POSTED_.*|HEARTBEAT_ANSWER|LOG_.*|ISSUER|refusals\..*)/

describe('the texts of every room', () => {
  it.each(sources.filter(isRoomOfTexts))('%s are all there in English', async file => {
    const module = (await import(/* @vite-ignore */ `../../${file}`)) as object
    const chinese = read(module, 'zh')
    const english = read(module, 'en')
    expect([...english.keys()]).toEqual([...chinese.keys()])
    const wrong = [...english].filter(
      ([path, text]) => !SAME.test(path) && (HAN.test(text) || (text.trim() === '' && chinese.get(path) !== '')),
    )
    expect(wrong).toEqual([])
  })
})

/**
 * Names of cell types and widgets, which configurers read in the schemas, and examples in the handbook of expressions; what
 * servers of the family answer. On the server: what is kept as data, such as the first menus, names that settings may change, and what is looked for in Chinese documents and files.
 */
const ELSEWHERE = [
  /^renderer\/(cells|widgets|query|form)\/[^/]+\/(definition|schema|widget)\.ts$/,
  /^renderer\/controls\/[^/]+\/[a-z]+-definition\.ts$/,
  /^src\/areas\/[^/]+\/definition\.ts$/,
  /^renderer\/expression\/functions\//,
  /^renderer\/rules\/family-answers\.ts$/,
  /^server\/(db|.*\/seeds)\//,
  /^server\/subjects\/identity\/(session\/menu|config)\.ts$/,
  /^server\/subjects\/settings\/system-name\.ts$/,
  /^server\/subjects\/documents\/analysis\/(entities|text)\//,
  /^server\/subjects\/documents\/contracts\/find\/values\.ts$/,
  /^server\/subjects\/laws\/text\//,
  /^server\/util\/(numerals|chinese-amount)\.ts$/,
  /^server\/subjects\/documents\/search\/amounts\.ts$/,
  /^server\/data\/import\/reading\.ts$/,
  /^server\/data\/sql\/duckdb\/(readings|person)\.ts$/,
  /^server\/data\/profile\/semantics\.ts$/,
  /\/generated\//,
  /\.test\.tsx?$/,
]

/** The Chinese half of texts that stand with their only user; the compiler holds the English half to the same names. */
const isChineseHalf = (node: ts.Node) =>
  ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'inLanguages' && node.parent.arguments[0] === node

function chineseIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (!HAN.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node) => {
    if (node.parent !== undefined && isChineseHalf(node)) return
    const words = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : ''
    if (HAN.test(words)) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words.trim()}`)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

it('no text for people stands outside of texts in both languages', () => {
  const files = sources.filter(file => /\.tsx?$/.test(file) && !isRoomOfTexts(file) && !ELSEWHERE.some(place => place.test(file)))
  expect(files.flatMap(chineseIn)).toEqual([])
})
