import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const WORDS =
  'Desk|Tell|Told|Hear|Heard|Ears|Judge|Judged|Verdict|Circle|Seat|Shelf|Shelves|Handover|Deeds|Desks|Walls|Govern|House|Contested|Reckoned|Overlaid|Newcomer|Leavers|Speakers|Whoever|Somebody'
/** Words of `docs/words.md` that no exported name holds, as words of camel case. */
const DROPPED = new RegExp(`(^|[a-z0-9])(${WORDS})(?![a-z])`)
/** A text without it has none of them in a name: no name with a capital that begins a word of it, none that begins with a small one. */
const ANY_OF_THEM = new RegExp(`(\\b|[a-z0-9])(${WORDS})(?![a-z])|\\b(${WORDS.toLowerCase()})(?![a-z])`)
/** Words that comments do not use. */
const PRONOUNS = /\b(he|she|his|him|himself|herself|somebody|someone|whoever|anybody|nobody)\b/i

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(file => file !== '' && !file.includes('/generated/') && !file.endsWith('words.test.ts'))

/** Those whose text may be wrong, read as a program: to read all of them takes half a minute. */
const sourcesWith = (pattern: RegExp) =>
  files.flatMap(file => {
    const text = readFileSync(`${root}${file}`, 'utf8')
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    return pattern.test(text) ? [ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)] : []
  })

/** Names that other files can import, and the members of exported classes and interfaces. */
function exportedNames(source: ts.SourceFile): string[] {
  const names: string[] = []
  const add = (name: ts.Node | undefined) => name && ts.isIdentifier(name) && names.push(name.text)
  for (const statement of source.statements) {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
    if (ts.isVariableStatement(statement)) for (const { name } of statement.declarationList.declarations) add(name)
    else if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) add(statement.name)
    else if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      add(statement.name)
      for (const { name } of statement.members) add(name)
    }
  }
  return names
}

function comments(source: ts.SourceFile): string[] {
  const text = source.getFullText()
  const found = new Map<number, string>()
  const visit = (node: ts.Node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end))
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return [...found.values()].filter(comment => /^(\/\/|\/\*)/.test(comment))
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

describe('the words of the code', () => {
  it('are the field’s in every exported name', () => {
    const wrong = sourcesWith(ANY_OF_THEM).flatMap(source =>
      exportedNames(source)
        .filter(name => DROPPED.test(capital(name)))
        .map(name => `${source.fileName}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('call people by what they do in every comment', () => {
    const wrong = sourcesWith(PRONOUNS).flatMap(source =>
      comments(source)
        .filter(comment => PRONOUNS.test(comment))
        .map(comment => `${source.fileName}: ${comment}`),
    )
    expect(wrong).toEqual([])
  })

  it('know a dropped word when they see one', () => {
    const source = (text: string) => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true)
    expect(
      exportedNames(source('export const useDesk = 1\nexport class A { tellAll() {} }')).filter(n => DROPPED.test(capital(n))),
    ).toEqual(['useDesk', 'tellAll'])
    expect(['Heartbeat', 'Household', 'desktop', 'Seating'].filter(name => DROPPED.test(capital(name)))).toEqual([])
    expect(comments(source('const a = "// he" // whoever\n/** his */ const b = 1')).filter(c => PRONOUNS.test(c))).toHaveLength(2)
  })
})
