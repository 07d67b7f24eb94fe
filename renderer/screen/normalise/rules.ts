import { nearest } from '../../model/nearest'
import type { RuleModel } from '../../model/rule'
import { normaliseRule, presetCodes, presetOf } from '../../rules'
import type { AuthoredExpressionRule, AuthoredRule } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note, noteInText } from './context'
import { readExpression } from './expressions'
import { readCall } from './requests'

/** The rules of a field; what is no rule is noted and left out. */
export function readRules(rules: readonly AuthoredRule[] | undefined, place: Place, context: Context): RuleModel[] {
  return (rules ?? []).flatMap((rule, index) => readRule(rule, inside(place, index), context) ?? [])
}

function readRule(written: AuthoredRule, place: Place, context: Context): RuleModel | undefined {
  const text = typeof written === 'string' ? written : 'pattern' in written ? written.pattern : undefined
  const bare = text === undefined ? undefined : bareWord(text)
  if (text !== undefined && bare !== undefined) {
    note(context, 'SCREEN_RULE', typeof written === 'string' ? place : inside(place, 'pattern'), whereOf(place.path), text, bare)
    return undefined
  }
  if (typeof written === 'object' && 'expr' in written) return readExpressionRule(written, inside(place, 'expr'), context)
  const { rule, issue } = normaliseRule(written)
  if (issue) {
    const at = issue.key === undefined ? place : inside(place, issue.key)
    noteInText(context, 'SCREEN_RULE', at, issue.offset ?? 0, whereOf(place.path), text ?? saidIn(written), issue.message)
  }
  if (rule?.rule === 'exists') readCall(`GET ${rule.path}`, inside(place, 'exists'), context)
  if (rule?.rule === 'remote') checkColumn(rule.table, rule.column, inside(place, 'remote'), context)
  return rule ?? undefined
}

/** What a rule that is no pattern says. */
function saidIn(written: AuthoredRule): string {
  if (typeof written === 'string') return written
  return 'exists' in written ? written.exists : 'remote' in written ? written.remote : ''
}

function readExpressionRule(written: AuthoredExpressionRule, place: Place, context: Context): RuleModel | undefined {
  const expression = readExpression(written.expr, place, context)
  return expression && { rule: 'expression', expression, message: written.message }
}

/** Why a text that is a bare word is no pattern: it would match nothing that people type, and is a misspelt preset. */
function bareWord(text: string): string | undefined {
  if (!/^\*?[A-Za-z]*[\d-]*$/.test(text) || text === '*' || text === 'only' || presetOf(text)) return undefined
  const near = nearest(text, presetCodes)
  return `a bare word is no pattern, and no preset has this name.${near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`}`
}

/** Notes a table or a column that does not exist, as far as tables are known. */
export function checkColumn(table: string, column: string, place: Place, context: Context): void {
  const { tables } = context.environment
  if (!tables) return
  const columns = tables.get(table)
  if (!columns) note(context, 'SCREEN_UNKNOWN_TABLE', place, whereOf(place.path), table, tables.keys())
  else if (!columns.has(column)) note(context, 'SCREEN_UNKNOWN_COLUMN', place, whereOf(place.path), table, column, columns)
}
