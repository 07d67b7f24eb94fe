import { describeIssue, parseExpression } from '../expression'
import type { RuleModel, RuleSource } from '../model/rule'
import { presetOf } from './presets'
import { unsafePattern } from './unsafe-pattern'

/** Why a rule cannot be accepted. */
export interface RuleIssue {
  readonly code: 'pattern' | 'remote' | 'expression' | 'exists'
  readonly message: string
  /** The key of the rule that is wrong; absent when the rule is a text. */
  readonly key?: string | undefined
  /** Where in that text, from 0; for an expression. */
  readonly offset?: number
}

/** `rule` is null for a rule that is switched off, such as `{ "unique": false }`. */
export type RuleResult = { readonly rule: RuleModel | null; readonly issue?: never } | { readonly rule?: never; readonly issue: RuleIssue }

const remoteName = /^([A-Za-z_][A-Za-z0-9_]*)\.([A-Za-z_][A-Za-z0-9_]*)$/

/** A rule that the server keeps, as a text: where fields have room for one word alone, as those of online forms. */
const CODED = /^(check|warn):([A-Za-z][\w.-]*)$/

const existsCall = /^GET (\/[^\s?#]*)$/

/** Turns a rule as written into the rule that is run. */
export function normaliseRule(source: RuleSource): RuleResult {
  if (typeof source === 'string') return fromPattern(source)
  const message = source.message === undefined ? {} : { message: source.message }
  if ('required' in source) return { rule: source.required ? { rule: 'required', ...message } : null }
  if ('unique' in source) return { rule: source.unique ? { rule: 'unique', ...message } : null }
  if ('check' in source)
    return { rule: source.check === '' ? null : { rule: 'check', code: source.check, ...(source.warns && { warns: true }), ...message } }
  if ('exists' in source) return fromExists(source.exists, source.param ?? 'name', message)
  if ('remote' in source) return fromRemote(source.remote, message)
  if ('expr' in source) return fromExpression(source.expr, source.message)
  if ('handler' in source) return { rule: { rule: 'handler', handler: source.handler, ...message } }
  return fromPattern(source.pattern, message, 'pattern')
}

type Message = { readonly message?: string }

function fromPattern(text: string, message: Message = {}, key?: string): RuleResult {
  if (text === '*') return { rule: { rule: 'required', ...message } }
  if (text === 'only') return { rule: { rule: 'unique', ...message } }
  const [, way, code] = CODED.exec(text) ?? []
  if (code !== undefined) return { rule: { rule: 'check', code, ...(way === 'warn' && { warns: true }), ...message } }
  const preset = presetOf(text)
  if (preset !== undefined) return { rule: fromPreset(text, preset.pattern, message) }
  const problem = text === '' ? { message: 'an empty pattern' } : unsafePattern(text)
  if (problem !== undefined) return { issue: { code: 'pattern', message: problem.message, key } }
  return { rule: { rule: 'pattern', pattern: text, ...message } }
}

/** The preset speaks the language of the moment in which it refuses a value. */
function fromPreset(preset: string, pattern: string, { message }: Message): RuleModel {
  if (message !== undefined) return { rule: 'pattern', pattern, preset, message }
  return {
    rule: 'pattern',
    pattern,
    preset,
    get message() {
      return presetOf(preset)?.message ?? ''
    },
  }
}

function fromRemote(name: string, message: Message): RuleResult {
  const [, table, column] = remoteName.exec(name) ?? []
  if (table === undefined || column === undefined) {
    return { issue: { code: 'remote', message: `"${name}" is no "table.column"`, key: 'remote' } }
  }
  return { rule: { rule: 'remote', table, column, ...message } }
}

function fromExists(call: string, param: string, message: Message): RuleResult {
  const [, path] = existsCall.exec(call) ?? []
  if (path === undefined) return { issue: { code: 'exists', message: 'a call is written "GET /path"', key: 'exists' } }
  return { rule: { rule: 'exists', path, param, ...message } }
}

function fromExpression(text: string, message: string): RuleResult {
  const { expression, issue } = parseExpression(text)
  if (issue !== undefined) return { issue: { code: 'expression', message: describeIssue(issue), key: 'expr', offset: issue.offset } }
  return { rule: { rule: 'expression', expression, message } }
}
