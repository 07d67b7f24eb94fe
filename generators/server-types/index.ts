import type { Contract, Operation } from '../contract'
import { docComment, header } from '../emit/text'
import { declarationsOfDocument, printTypes, typeOf } from '../emit/types'

export interface ServerTypesOptions {
  /** The command that the header names. */
  readonly command: string
}

/** The types of a server's handlers: `interface Operations` with query, params, body and result of each, and the named schemas. */
export function serverTypes(contract: Contract, options: ServerTypesOptions): string {
  const { texts } = printTypes(contract.documents.flatMap(declarationsOfDocument), contract.schemas)
  const operations = contract.documents.flatMap(document => document.operations)
  const members = operations.map(operation => member(operation)).join('')
  return [
    header(options.command),
    docComment(['Marks an answer that is bytes: the handler gives a stream or a buffer.']) +
      'export interface Binary {\n  readonly binary: true\n}\n',
    `${docComment(['A part that the operation does not have.'])}export type None = Record<never, never>\n`,
    `${docComment(['Every operation by its id. `body` is undefined where none is sent.'])}export interface Operations {\n${members}}\n`,
    `${docComment(['The id of an operation.'])}export type OperationId = keyof Operations\n`,
    ...texts.values(),
  ].join('\n')
}

function member(operation: Operation): string {
  const { query, params, body, answer } = operation
  const lines = [
    `method: '${operation.method}'`,
    `query: ${query ? typeOf(query) : 'None'}`,
    `params: ${params ? typeOf(params) : 'None'}`,
    `body: ${body ? `${typeOf(body)}${body.required ? '' : ' | undefined'}` : 'undefined'}`,
    `result: ${answer.kind === 'json' ? typeOf(answer) : { text: 'string', binary: 'Binary', events: 'Binary', lines: 'Binary', none: 'undefined' }[answer.kind]}`,
  ]
  const doc = docComment([`\`${operation.method} ${operation.path}\` ${operation.summary ?? ''}`.trim()], '  ')
  return `${doc}  ${operation.id}: {\n${lines.map(line => `    ${line}\n`).join('')}  }\n`
}
