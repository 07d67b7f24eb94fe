import { createScope, describeIssue, evaluate, parseExpression } from '../../../../../renderer/core'
import { texts } from '../texts'
import { candidatesFor } from './candidates'
import { bothForms } from './capitals'
import type { Candidate, ContractText, FieldKind, TemplateField } from './types'

export { linesOf } from './lines'
export type { ContractText, FieldKind, TableCells, TemplateField } from './types'
export { givenValue } from './values'

/** A field as it was found. */
export interface FoundField extends Omit<Candidate, 'value' | 'confidence'> {
  readonly label: string
  readonly kind: FieldKind
  readonly needed: boolean
  readonly value: string | null
  readonly confidence: number | null
}

/** Confidence within which another value makes one doubtful. */
const CLOSE = 12
const DOUBT = 20

const shown = (kind: FieldKind, value: string) =>
  kind === 'amount' && /^\d/.test(value) ? Number(value).toLocaleString('zh-CN', { minimumFractionDigits: 2 }) : value

/** The amount as it is written in words and in digits: one confirms the other, or both are told. */
function withCapitals(text: ContractText, found: Candidate): Candidate {
  const line = text.lines.find(
    ({ page, start, text: own }) => page === found.page && (found.start ?? -1) >= start && (found.start ?? 0) <= start + own.length,
  )
  const at = line ? Array.from(line.starts).findIndex(start => start + line.start >= (found.start ?? 0)) : -1
  const both = line && at >= 0 ? bothForms(line.normal, at) : undefined
  if (!both) return found
  if (both.words.value === both.digits.value)
    return { ...found, confidence: Math.min(99, found.confidence + 5), reason: `${found.reason}；${texts.capitalsAgree}` }
  const problem = texts.capitalsDiffer(shown('amount', both.words.value), shown('amount', both.digits.value))
  return { ...found, confidence: Math.min(found.confidence, 50), problem }
}

function bestOf(text: ContractText, field: TemplateField): FoundField {
  const { label, kind, needed } = field
  const { found, slow } = candidatesFor(text, field)
  const [best] = found
  if (!best) {
    const problem = slow ? texts.slowPattern : needed ? texts.missing : undefined
    return { label, kind, needed, value: null, quote: '', confidence: null, reason: texts.notFound, ...(problem && { problem }) }
  }
  const differs = (value: string) => !value.includes(best.value) && !best.value.includes(value)
  const near = found.filter(({ value, confidence }) => differs(value) && confidence > best.confidence - CLOSE)
  const others = [...new Set(near.map(({ value }) => value))]
  const doubt = others.length > 0 ? `${best.reason}；${texts.others(others.slice(0, 3).map(value => shown(kind, value)))}` : best.reason
  const own = { ...best, confidence: Math.max(5, best.confidence - (others.length > 0 ? DOUBT : 0)), reason: doubt }
  return { label, kind, needed, ...(kind === 'amount' ? withCapitals(text, own) : own) }
}

const typed = (kind: FieldKind, value: string | null) =>
  kind === 'amount' && value !== null && /^-?\d/.test(value) ? Number(value) : value

/** Whether an expression of a template can be read; undefined: it can. */
export function conditionFault(condition: string): string | undefined {
  const { issue } = parseExpression(condition)
  return issue === undefined ? undefined : describeIssue(issue)
}

/** What a condition of the template says of the value of a field; undefined where it holds, or cannot be decided. */
export function conditionProblem(
  field: Pick<TemplateField, 'condition' | 'message' | 'label'>,
  values: ReadonlyMap<string, { readonly kind: FieldKind; readonly value: string | null }>,
): string | undefined {
  const own = values.get(field.label)
  if (field.condition === '' || !own || own.value === null) return undefined
  const fields = Object.fromEntries(Array.from(values, ([label, { kind, value }]) => [label, typed(kind, value)]))
  try {
    const { expression } = parseExpression(field.condition)
    const holds = expression === undefined || evaluate(expression, createScope({ value: typed(own.kind, own.value), fields }))
    return holds ? undefined : field.message || texts.conditionFails(field.condition)
  } catch {
    return undefined
  }
}

/** The fields of a template in a contract, each with its place and what speaks for it or against. */
export function findFields(text: ContractText, fields: readonly TemplateField[]): FoundField[] {
  const found = fields.map(field => bestOf(text, field))
  const values = new Map(found.map(each => [each.label, each]))
  return found.map((each, at) => {
    const problem = each.problem ?? conditionProblem(fields[at] as TemplateField, values)
    return problem === undefined ? each : { ...each, problem }
  })
}
