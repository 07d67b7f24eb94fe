import { readFileSync } from 'node:fs'

/** The hand-written files of `runtime/`, which outputs get as they stand. */
export type RuntimeFile =
  | 'http'
  | 'http-core'
  | 'http-fetch'
  | 'request'
  | 'serve'
  | 'serve-body'
  | 'serve-request'
  | 'serve-values'
  | 'streams'
  | 'validate'
  | 'validate-values'
  | 'pages'
  | 'parts'
  | 'mock-answers'
  | 'revive'

/** The text of such a file; the tool's bundle has the folder beside it. */
export function runtimeText(name: RuntimeFile): string {
  return readFileSync(new URL(`./runtime/${name}.ts`, import.meta.url), 'utf8')
}
