import { type Contract, isBinary, type Operation, type Schema } from '../contract'
import { mapInside } from '../contract/walk'
import { docComment, header, key, literal } from '../emit/text'
import { runtimeText } from '../runtime'

/** Which halves of a call are checked. */
export interface Checked {
  readonly answers: boolean
  readonly requests: boolean
}

/** The function that checks the answers of an operation: those that are one JSON text of a known shape; null: there are none. */
export function checkOf(operation: Operation): string | null {
  return operation.method !== 'TRACE' && answerShapes(operation).length > 0 ? functionName(operation, '') : null
}

/** The function that checks a request before it is sent; null: there is nothing to check. */
export function requestCheckOf(operation: Operation): string | null {
  return operation.method !== 'TRACE' && requestShapes(operation).length > 0 ? functionName(operation, 'Request') : null
}

const functionName = ({ id }: Operation, tail: string) => `check${id.charAt(0).toUpperCase()}${id.slice(1)}${tail}`

/**
 * Checks of answers and requests: `schemas.ts` holds a constant for each schema, `checks.ts` a function for each operation,
 * `validate.ts` reads the schemas with `validate-values.ts`. Nothing runs when they are loaded, so a bundle keeps what its calls need.
 */
export function checkFiles(
  contract: Contract,
  { command, checked }: { readonly command: string; readonly checked?: Checked },
): Map<string, string> {
  const { answers, requests } = checked ?? { answers: true, requests: false }
  const operations = contract.documents.flatMap(document => document.operations)
  const functions = operations.flatMap(operation => [
    ...(answers && checkOf(operation) !== null ? [answerCheck(operation)] : []),
    ...(requests && requestCheckOf(operation) !== null ? [requestCheck(operation)] : []),
  ])
  const all = functions.join('\n')
  const imports = [
    ...(/\bschemas\./.test(all) ? ["import * as schemas from './schemas'\n"] : []),
    ...(functions.length > 0 ? ["import * as validate from './validate'\n"] : []),
    "\nexport { ContractError } from './validate'\n",
  ]
  return new Map([
    ['schemas.ts', schemasText(contract, command)],
    ['checks.ts', `${header(command)}${imports.join('').trimStart()}\n${all}`],
    ['validate.ts', `${header(command)}${runtimeText('validate')}`],
    ['validate-values.ts', `${header(command)}${runtimeText('validate-values')}`],
  ])
}

function schemasText(contract: Contract, command: string): string {
  const constants = [...contract.schemas].map(
    ([name, { schema }]) => `export const ${name}: validate.Shape = ${shapeText(schema, target => target)}\n`,
  )
  const imported = constants.length === 0 ? 'export {}\n' : "import type * as validate from './validate'\n\n"
  return `${header(command)}${imported}${constants.join('\n')}`
}

const inSchemas = (name: string) => `schemas.${name}`

function answerCheck(operation: Operation): string {
  const shapes = answerShapes(operation).map(([status, byMedia]) => {
    const media = byMedia.map(([name, schema]) => `${key(name)}: ${shapeText(schema, inSchemas)}`)
    return `    ${key(status)}: { ${media.join(', ')} },\n`
  })
  return `${docComment([`Throws for an answer that ${operation.id} must not get.`])}export function ${functionName(operation, '')}(body: unknown, status: number, media: string): void {
  validate.checkAnswer(${placeOf(operation)}, body, status, media, {\n${shapes.join('')}  })
}
`
}

const placeOf = ({ method, path }: Operation) => literal(`${method} ${path}`)

/** By status and media type, without what says nothing. */
function answerShapes(operation: Operation): [status: string, byMedia: [media: string, schema: Schema][]][] {
  return operation.responses.flatMap(({ status, contents }) => {
    const told = new Map<string, Schema[]>()
    for (const { kind, media, schema } of contents) {
      if (kind !== 'json') continue
      const name = (media.split(';')[0] ?? '').trim().toLowerCase()
      told.set(name, [...(told.get(name) ?? []), schema])
    }
    const byMedia = [...told].flatMap(([name, all]): [string, Schema][] => (all.every(says) ? [[name, eitherOf(all)]] : []))
    return byMedia.length > 0 ? [[status, byMedia]] : []
  })
}

/** What is told apart by nothing but the parameters of a media type may be any of them. */
function eitherOf(schemas: readonly Schema[]): Schema {
  const [first = true] = schemas
  return schemas.length === 1 ? first : { anyOf: schemas }
}

const says = (schema: Schema) =>
  schema === false || (typeof schema === 'object' && Object.keys(schema).some(word => word !== 'description'))

function requestCheck(operation: Operation): string {
  const shapes = requestShapes(operation).map(([part, schema]) => `    ${part}: ${shapeText(schema, inSchemas)},\n`)
  return `${docComment([`Throws for a request that ${operation.id} must not send.`])}export function ${functionName(operation, 'Request')}(request: object): void {
  validate.checkRequest(${placeOf(operation)}, request, {\n${shapes.join('')}  })
}
`
}

/** The parts of a request; of a body those that are values, where there is one kind of it. */
function requestShapes({ params, query, headers, cookies, partHeaders, bodies }: Operation): [part: string, schema: Schema][] {
  const [body] = bodies
  const valued = bodies.length === 1 && body && (body.kind === 'json' || body.kind === 'multipart' || body.kind === 'urlencoded')
  const groups = Object.entries({ params, query, headers, cookies, partHeaders }).flatMap(([part, group]): [string, Schema][] =>
    group ? [[part, group.schema]] : [],
  )
  return [...groups, ...(valued && says(body.schema) ? [['body', body.schema] as [string, Schema]] : [])]
}

/** A schema as a literal whose references are functions; prose is left out, and bytes are anything. */
function shapeText(schema: Schema, nameOf: (name: string) => string): string {
  return literalOf(checkable(schema)).replace(REFERENCE, (_, name: string) => `() => ${nameOf(JSON.parse(`"${name}"`) as string)}`)
}

const REFERENCE = /(?<="\$ref":)"#\/\$defs\/((?:[^"\\]|\\.)*)"/g

/** JSON with `__proto__` as a key of its own. */
const literalOf = (value: unknown) => JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:')

const prose = new Set(['description', 'default', 'deprecated', 'discriminator', 'readOnly', 'writeOnly', 'format', 'tsType'])

function checkable(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  if (schema.$ref !== undefined) return schema
  if (isBinary(schema)) return {}
  const inner = mapInside(schema, checkable)
  return Object.fromEntries(Object.entries(inner).filter(([word]) => !prose.has(word)))
}
