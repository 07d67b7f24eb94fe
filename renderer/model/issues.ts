import type { JsonPath, Position } from './json'
import { nearest } from './nearest'

/**
 * Every way in which a screen or an entity can be wrong: a code and the sentence it makes. A code is never reused for
 * something else. `docs/screens.md` lists them all.
 */
export const ISSUES = {
  JSON_SYNTAX: (what: string) => `not JSON: ${what}`,
  JSON_COMMENT: () => 'comments are not part of JSON',
  JSON_TRAILING_COMMA: () => 'a comma before a closing bracket is not part of JSON',
  JSON_DUPLICATE_KEY: (key: string) => `the key ${quote(key)} stands here a second time`,
  JSON_NUMBER: (found: string) => `the number ${found} is too large; numbers are below 1.8e308`,
  JSON_TOO_DEEP: (limit: number) => `brackets are nested more than ${limit} deep`,
  JSON_TOO_LONG: (limit: number) => `the text is longer than ${limit} characters`,

  SCREEN_VERSION: (found: string, current: number) => `version ${found} of the language is unknown; the current one is ${current}`,
  SCREEN_UNKNOWN_KEY: (where: string, key: string, known: Iterable<string>) =>
    `${where}: unknown key ${quote(key)}.${hint(key, known) || few(known)}`,
  SCREEN_MISSING_KEY: (where: string, key: string) => `${where}: the key ${quote(key)} is missing`,
  SCREEN_MISSING_ONE_OF: (where: string, keys: readonly string[]) => `${where}: one of the keys ${list(keys)} is needed`,
  SCREEN_WRONG_TYPE: (where: string, expected: string, found: string) => `${where}: expected ${expected}, found ${found}`,
  SCREEN_WRONG_VALUE: (where: string, found: string, expected: string) => `${where}: ${found} is not ${expected}`,
  SCREEN_UNKNOWN_WORD: (where: string, found: string, known: readonly string[]) =>
    `${where}: ${quote(found)} is none of ${list(known)}.${hint(found, known)}`,
  SCREEN_UNKNOWN_KIND: (kind: string, known: Iterable<string>) => `no kind of screen ${quote(kind)}.${hint(kind, known)}`,
  SCREEN_UNKNOWN_TYPE: (where: string, type: string, known: Iterable<string>) =>
    `${where}: no cell type ${quote(type)}.${hint(type, known)}`,
  SCREEN_UNKNOWN_FIELD: (where: string, field: string, known: Iterable<string>) =>
    `${where}: no field ${quote(field)}.${hint(field, known)}`,
  SCREEN_DUPLICATE: (where: string, word: string) => `${where}: ${quote(word)} stands here a second time`,
  SCREEN_NO_CHOICES: (where: string, type: string) => `${where}: a cell of type ${quote(type)} needs "dict" or "options"`,
  SCREEN_NEEDLESS_CHOICES: (where: string, type: string, key: string) => `${where}: a cell of type ${quote(type)} reads no ${quote(key)}`,
  SCREEN_DEFAULT: (where: string, found: string, type: string, why: string) =>
    `${where}: ${found} is nothing that a cell of type ${quote(type)} begins with: ${why}`,
  SCREEN_NO_ROWS: (where: string, type: string) => `${where}: a cell of type ${quote(type)} holds no rows, so it has no "fields"`,
  SCREEN_UNKNOWN_DICTIONARY: (where: string, code: string, known: Iterable<string>) =>
    `${where}: no dictionary ${quote(code)}.${hint(code, known)}`,
  SCREEN_NO_TABLE: (where: string) => `${where}: the source is no entity, so the table that keeps its records must be written`,
  SCREEN_DICTIONARY_FORM: (where: string, code: string) => `${where}: ${quote(code)} is neither a dictionary's code nor "table,text,code"`,
  SCREEN_UNKNOWN_TABLE: (where: string, table: string, known: Iterable<string>) =>
    `${where}: no table ${quote(table)}.${hint(table, known)}`,
  SCREEN_UNKNOWN_COLUMN: (where: string, table: string, column: string, known: Iterable<string>) =>
    `${where}: the table ${quote(table)} has no column ${quote(column)}.${hint(column, known)}`,
  SCREEN_OPERATOR: (where: string, operator: string, type: string, known: readonly string[]) =>
    `${where}: a cell of type ${quote(type)} cannot be queried by ${quote(operator)}, only by ${list(known)}.${hint(operator, known)}`,
  SCREEN_NO_QUERY: (where: string, type: string) => `${where}: a cell of type ${quote(type)} cannot be queried`,
  SCREEN_RULE: (where: string, rule: string, what: string) => `${where}: ${quote(rule)} is no rule: ${what}`,
  SCREEN_EXPRESSION: (where: string, what: string) => `${where}: ${what}`,
  SCREEN_UNKNOWN_NAME: (where: string, name: string, known: Iterable<string>) => `${where}: no name ${quote(name)}.${hint(name, known)}`,
  SCREEN_CYCLE: (where: string, names: readonly string[]) => `${where}: goes round in a circle: ${names.join(' → ')}`,
  SCREEN_UNKNOWN_ACTION: (where: string, name: string, known: Iterable<string>) =>
    `${where}: no action ${quote(name)}.${hint(name, known)}`,
  SCREEN_UNKNOWN_STEP: (where: string, name: string, known: Iterable<string>) => `${where}: no step ${quote(name)}.${hint(name, known)}`,
  SCREEN_UNKNOWN_WIDGET: (where: string, name: string, known: Iterable<string>) =>
    `${where}: no widget ${quote(name)}.${hint(name, known)}`,
  SCREEN_UNKNOWN_ICON: (where: string, name: string, known: Iterable<string>) => `${where}: no icon ${quote(name)}.${hint(name, known)}`,
  SCREEN_UNKNOWN_SCREEN: (where: string, id: string, known: Iterable<string>) => `${where}: no screen ${quote(id)}.${hint(id, known)}`,
  SCREEN_UNKNOWN_SOURCE: (found: string, known: Iterable<string>) => `"source": no kind of source ${quote(found)}.${hint(found, known)}`,
  SCREEN_UNKNOWN_ENTITY: (base: string, known: Iterable<string>) =>
    `"source": neither an entity nor a contract stands behind ${quote(base)}.${hint(base, known)}`,
  SCREEN_NO_FIELDS: () => 'neither the screen nor its source has a field',
  SCREEN_REQUEST_FORM: (where: string, found: string) =>
    `${where}: ${quote(found)} is neither "METHOD /path" (GET, POST, PUT or DELETE) nor the id of an operation`,
  SCREEN_UNKNOWN_OPERATION: (where: string, found: string, known: Iterable<string>) =>
    `${where}: no contract has the operation ${quote(found)}.${hint(found, known)}`,
  SCREEN_NOT_OFFERED: (where: string, action: string, operation: string) =>
    `${where}: the action ${quote(action)} needs the operation ${quote(operation)}, which the source does not offer`,
  SCREEN_UNKNOWN_RIGHT: (where: string, right: string, known: Iterable<string>) =>
    `${where}: no menu entry grants ${quote(right)}.${hint(right, known)}`,
  SCREEN_NEEDLESS_SOURCE: (where: string, widget: string) => `${where}: the widget ${quote(widget)} reads no "source"`,

  CONTRACT_FIELD: (where: string, name: string, operation: string, known: Iterable<string>) =>
    `${where}: the rows of ${operation} have no ${quote(name)}.${hint(name, known)}`,
  CONTRACT_TYPE: (where: string, expected: string, operation: string, found: string) =>
    `${where}: holds ${expected}, but ${operation} says ${found}`,
  CONTRACT_PARAMETER: (where: string, parameter: string, operation: string, known: Iterable<string>) =>
    `${where}: ${operation} takes no parameter ${quote(parameter)}.${hint(parameter, known)}`,
  CONTRACT_BODY: (where: string, property: string, operation: string, known: Iterable<string>) =>
    `${where}: the body of ${operation} has no ${quote(property)}.${hint(property, known)}`,
  CONTRACT_MISSING: (where: string, name: string, operation: string) => `${where}: ${operation} requires ${quote(name)}`,
  CONTRACT_PICK: (where: string, pick: string, operation: string, known: Iterable<string>) =>
    `${where}: the answer of ${operation} has no ${quote(pick)}.${hint(pick, known)}`,
  CONTRACT_BLOCK_RIGHT: (where: string, operation: string, auth: string) =>
    `${where}: ${operation} asks for the right ${quote(auth)}; say it under "right", so that only who holds it sees the block`,

  CONTRACT_RIGHT: (action: string, right: string, operation: string, auth: string) =>
    `action ${quote(action)}: needs the right ${quote(right)}, but ${operation} asks for ${quote(auth)}`,

  ENTITY_FIELD_NAME: (name: string, why: string) => `field ${quote(name)}: ${why}`,
  ENTITY_STORAGE: (where: string, key: string, kind: string) => `${where}: ${quote(key)} does not go with a value of kind ${quote(kind)}`,
  ENTITY_DIGITS: (where: string, digits: number, behind: number) =>
    `${where}: "precision" counts all digits of a number; of ${digits} with ${behind} behind the point none is left before it`,
  ENTITY_SECRET: (where: string, type: string) =>
    `${where}: a value of type ${quote(type)} is a secret, which no entity keeps: lists and workbooks would show it`,
  ENTITY_OWNERS: (where: string, name: string, why: string) => `${where}: ${quote(name)} ${why}`,
  ENTITY_TABLE: (table: string, other: string) => `the table ${quote(table)} belongs to ${other} already`,
  ENTITY_SAME_TITLE: (field: string, title: string, other: string) =>
    `field ${quote(field)}: ${quote(title)} is the title of ${quote(other)} too, so an import could not tell their columns apart`,
  ENTITY_BASE: (base: string, contract: string) => `${contract} describes operations below ${quote(base)} already`,

  MENU_SCREEN: (component: string, known: Iterable<string>) => `menu entry: no screen ${quote(component)}.${hint(component, known)}`,
  MENU_ADDRESS: (address: string) => `menu entry: the address ${quote(address)} belongs to an entry above`,
} as const satisfies { readonly [code: string]: (...args: never[]) => string }

/** What can be wrong in a screen or an entity, by its code; `ISSUES` has the sentences. */
export type IssueCode = keyof typeof ISSUES

/** What is wrong in a screen or an entity, and where. */
export interface Issue {
  readonly code: IssueCode
  /** One English sentence; names the culprit and the nearest known word. */
  readonly message: string
  readonly path: JsonPath
  /** Absent when what is missing has no place of its own. */
  readonly position?: Position | undefined
}

/** An issue of the table. */
export function makeIssue<Code extends IssueCode>(
  code: Code,
  at: { readonly path: JsonPath; readonly position?: Position },
  ...args: Parameters<(typeof ISSUES)[Code]>
): Issue {
  const make = ISSUES[code] as (...args: unknown[]) => string
  return { code, message: make(...args), path: at.path, position: at.position }
}

/** `file:line:column CODE message`, which editors and terminals make clickable. */
export function formatIssue(issue: Issue): string {
  const { position } = issue
  const place = position === undefined ? '' : `${position.file}:${position.line}:${position.column} `
  return `${place}${issue.code} ${issue.message}`
}

const HINT = / Did you mean ("(?:[^"\\]|\\.)*")\?$/
const QUOTED = /"(?:[^"\\]|\\.)*"/g

/** The word that a message suggests, and those of its words that it may be for; undefined where it suggests none. */
export function remedyIn(message: string): { readonly words: readonly string[]; readonly instead: string } | undefined {
  const hint = HINT.exec(message)
  if (hint?.[1] === undefined) return undefined
  const instead = JSON.parse(hint[1]) as string
  const words = (message.slice(0, hint.index).match(QUOTED) ?? []).map(word => JSON.parse(word) as string)
  return { words: words.filter(word => word !== instead), instead }
}

function quote(word: string): string {
  return JSON.stringify(word.length > 80 ? `${word.slice(0, 80)}…` : word)
}

function list(words: readonly string[]): string {
  return words.map(quote).join(', ')
}

/** A few words are told where none is near. */
function few(known: Iterable<string>): string {
  const words = [...known]
  return words.length > 0 && words.length <= 8 ? ` It can have ${list(words)}.` : ''
}

function hint(word: string, known: Iterable<string>): string {
  const found = nearest(word, known)
  return found === undefined ? '' : ` Did you mean ${quote(found)}?`
}
