import type { Answer, Operation, Response, Schema } from '../contract'
import { docComment, key } from '../emit/text'
import { inlineType, typeOf } from '../emit/types'
import type { OperationStyle } from './style'

/** The media types of success that a caller may choose among: one of each kind. */
export function answersOf(operation: Operation, style: OperationStyle): readonly Answer[] {
  return style.own ? operation.answers : operation.answers.slice(0, 1)
}

export const answersName = (operation: Operation) => operation.names.answers

export function answersText(operation: Operation, answers: readonly Answer[], style: OperationStyle, uses: Set<string>): string {
  if (answers.length < 2) return ''
  const members = answers.map(answer => `  ${key(answer.media)}: ${answerType(answer, style, uses)}\n`)
  return `${docComment([`What ${operation.id} answers, by the media type that is asked for.`])}export interface ${answersName(operation)} {\n${members.join('')}}\n`
}

/** The failures that the document describes, as one type that narrows by status. */
export function errorText(operation: Operation, style: OperationStyle, usesHttp: Set<string>): string {
  if (!style.own) return ''
  const failures = failuresOf(operation)
  if (failures.length === 0) return ''
  usesHttp.add('type ApiError')
  const exact = failures.map(({ status }) => status).filter(status => /^\d+$/.test(status))
  const classes = failures.map(({ status }) => status).filter(status => /XX$/.test(status))
  const members = failures.map(response => `ApiError<${statusType(response.status, exact, classes, usesHttp)}, ${failureType(response)}>`)
  return `${docComment([`The failures of ${operation.id} that the document describes.`])}export type ${operation.names.failures} =${members.map(member => `\n  | ${member}`).join('')}\n`
}

/** Statuses that are no success; `default` is one where a success is described. */
export function failuresOf(operation: Operation): Response[] {
  const success = operation.responses.some(({ status }) => status.startsWith('2'))
  return operation.responses.filter(({ status }) => /^[45]/.test(status) || (status === 'default' && success))
}

function statusType(status: string, exact: readonly string[], classes: readonly string[], usesHttp: Set<string>): string {
  if (/^\d+$/.test(status)) return status
  if (status === 'default') {
    usesHttp.add('type AnyStatus')
    for (const one of classes) usesHttp.add(`type Status${one}`)
    return excluding('AnyStatus', [
      ...exact.filter(one => /^[45]/.test(one)),
      ...classes.filter(one => /^[45]/.test(one)).map(one => `Status${one}`),
    ])
  }
  usesHttp.add(`type Status${status}`)
  return excluding(
    `Status${status}`,
    exact.filter(one => one.charAt(0) === status.charAt(0)),
  )
}

const excluding = (type: string, others: readonly string[]) => (others.length === 0 ? type : `Exclude<${type}, ${others.join(' | ')}>`)

/** The types of failures that have no name get one; see `failureDeclarations`. */
function failureType({ kind, schema, name }: Response): string {
  if (kind === 'none') return 'unknown'
  if (kind === 'text' || kind === 'events' || kind === 'lines') return 'string'
  return kind === 'json' ? (inlineType(schema) ?? name) : 'File'
}

/** The parts that a type of failures and of headers needs a declaration for. */
export function failureDeclarations(operation: Operation): { readonly name: string; readonly schema: Schema }[] {
  const bodies = failuresOf(operation).filter(({ kind, schema }) => kind === 'json' && inlineType(schema) === null)
  const headers = operation.responses.flatMap(response => (response.headers ? [response.headers] : []))
  return [...bodies.map(({ name, schema }) => ({ name, schema })), ...headers]
}

/** The type of what an answer hands back. */
export function answerType(answer: Answer, style: OperationStyle, uses: Set<string>): string {
  const type = contentText(answer, style, uses)
  return answer.mayBeNone && type !== 'undefined' && type !== 'unknown' && style.own ? `${type} | undefined` : type
}

function contentText(answer: Answer, style: OperationStyle, uses: Set<string>): string {
  if (answer.kind === 'json') return typeOf(answer)
  if (answer.kind === 'events') {
    uses.add('type ServerEvent')
    const data = typeOf(answer)
    return `AsyncIterable<ServerEvent<${data}>>`
  }
  if (answer.kind === 'lines') return `AsyncIterable<${typeOf(answer)}>`
  if (answer.kind === 'text') return 'string'
  return answer.kind === 'none' ? 'undefined' : (style.file?.type ?? (style.own ? 'File' : 'Blob'))
}
