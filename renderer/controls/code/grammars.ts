import { LanguageSupport, StreamLanguage, type StreamParser } from '@codemirror/language'
import { loadPart } from '../../model/load-part'
import type { CodeLanguage } from './languages'

type Load = () => Promise<LanguageSupport>

const old = (parser: StreamParser<unknown>) => new LanguageSupport(StreamLanguage.define(parser))

const script = () => import('@codemirror/lang-javascript')
const markup: Load = async () => (await import('@codemirror/lang-html')).html()
const sheets = () => import('@codemirror/legacy-modes/mode/css')

/** Each language is a chunk of its own. */
const loads: { readonly [language in Exclude<CodeLanguage, 'text'>]: Load } = {
  javascript: async () => (await script()).javascript({ jsx: true }),
  typescript: async () => (await script()).javascript({ jsx: true, typescript: true }),
  html: markup,
  // A file of Vue is markup with scripts and sheets in it.
  vue: markup,
  css: async () => (await import('@codemirror/lang-css')).css(),
  less: async () => old((await sheets()).less),
  scss: async () => old((await sheets()).sCSS),
  json: async () => (await import('@codemirror/lang-json')).json(),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  markdown: async () => (await import('@codemirror/lang-markdown')).markdown(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  shell: async () => old((await import('@codemirror/legacy-modes/mode/shell')).shell),
  objectivec: async () => old((await import('@codemirror/legacy-modes/mode/clike')).objectiveC),
  r: async () => old((await import('@codemirror/legacy-modes/mode/r')).r),
  swift: async () => old((await import('@codemirror/legacy-modes/mode/swift')).swift),
}

const loaded = new Map<CodeLanguage, Promise<LanguageSupport | undefined>>()

/** The grammar of a language, loaded once; undefined for a mere text, and for one that cannot be had: the text is there without colours. */
export function grammarOf(language: CodeLanguage): Promise<LanguageSupport | undefined> {
  const known = loaded.get(language)
  if (known !== undefined || language === 'text') return known ?? Promise.resolve(undefined)
  const grammar = loadPart(loads[language]).catch(() => {
    // Asked for anew when it is next opened.
    loaded.delete(language)
    return undefined
  })
  loaded.set(language, grammar)
  return grammar
}
