/** Languages whose text is coloured, folded and indented: the twelve of the family's editor and what else people keep; `text` is none. */
export const CODE_LANGUAGES = [
  'text',
  'javascript',
  'typescript',
  'html',
  'vue',
  'css',
  'less',
  'scss',
  'json',
  'xml',
  'sql',
  'java',
  'python',
  'markdown',
  'yaml',
  'shell',
  'objectivec',
  'r',
  'swift',
] as const

export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** What people call each of them. */
export const languageNames: { readonly [language in CodeLanguage]: string } = {
  text: 'Text',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  html: 'HTML',
  vue: 'Vue',
  css: 'CSS',
  less: 'Less',
  scss: 'SCSS',
  json: 'JSON',
  xml: 'XML',
  sql: 'SQL',
  java: 'Java',
  python: 'Python',
  markdown: 'Markdown',
  yaml: 'YAML',
  shell: 'Shell',
  objectivec: 'Objective-C',
  r: 'R',
  swift: 'Swift',
}
