import type { Parsed } from './parsed'

type Tree = { readonly stmts?: readonly { readonly stmt?: Parsed }[] }

/** The statements of a text as PostgreSQL's own grammar reads them, each under the name of its kind. Throws the parser's error. */
export async function parseStatements(text: string): Promise<readonly (Parsed | undefined)[]> {
  // 1.7 MB of WebAssembly, wanted by those alone who read statements.
  const { parse } = await import('libpg-query')
  const { stmts = [] } = (await parse(text)) as Tree
  return stmts.map(({ stmt }) => stmt)
}

/** Whether a text holds signs at which the parser would stop, or that it does not know, while PostgreSQL reads something else. */
export const hasBadSigns = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text)
