import type { Place } from './node'

/**
 * What is wrong or uncertain in a document: how bad it is, what follows the position, and what was done about it. A code is never
 * reused.
 *
 * `error`: a part could not be read and is missing or unknown in the output. `repair`: the document breaks the standard, and what was
 * surely meant was generated. `note`: the document is right, and something of it cannot be said in the output.
 */
const issue =
  <const Level extends IssueLevel, Parts extends readonly string[]>(
    level: Level,
    said: (...parts: Parts) => string,
    done: (...parts: Parts) => string,
  ) =>
  (...parts: Parts) => ({ level, said: said(...parts), done: done(...parts) })

export type IssueLevel = 'error' | 'repair' | 'note'

export const contractIssues = {
  CONTRACT_UNREADABLE: issue(
    'error',
    (why: string) => `the file cannot be read: ${why}`,
    () => 'whatever refers to it is of unknown type',
  ),
  CONTRACT_SYNTAX: issue(
    'repair',
    (what: string) => `the text is broken: ${what}`,
    () => 'the rest was read as if this were right',
  ),
  CONTRACT_NO_DOCUMENT: issue(
    'error',
    (found: string) => `expected an OpenAPI document, found ${found}`,
    () => 'the file gives nothing',
  ),
  CONTRACT_VERSION: issue(
    'repair',
    (found: string) => `"openapi" is ${found}, expected 3.0.x, 3.1.x or "swagger": "2.0"`,
    () => 'read as 3.1',
  ),
  CONTRACT_CONVERTED: issue(
    'note',
    () => 'Swagger 2.0',
    () => 'converted to OpenAPI 3.0 first',
  ),
  CONTRACT_LOST_REF: issue(
    'error',
    (ref: string) => `nothing stands at ${ref}`,
    () => 'what it stands for is of unknown type, or left out',
  ),
  CONTRACT_REF_LOOP: issue(
    'error',
    (ref: string) => `${ref} leads back to itself`,
    () => 'what it stands for is of unknown type, or left out',
  ),
  CONTRACT_REF_TO_HOLDER: issue(
    'repair',
    (ref: string, kind: string) => `${ref} is one of the ${kind}, where a schema is meant`,
    () => 'the schema in it was taken',
  ),
  CONTRACT_WRONG_SHAPE: issue(
    'error',
    (what: string, found: string) => `expected ${what}, found ${found}`,
    () => 'left out',
  ),
  CONTRACT_WRONG_TYPE: issue(
    'repair',
    (type: string, _: string) => `"${type}" is no type of JSON Schema`,
    (_, read) => `read as ${read}`,
  ),
  CONTRACT_ENUM_TYPE: issue(
    'repair',
    (value: string, type: string) => `${value} is allowed by "enum" and forbidden by type ${type}`,
    () => 'the values of "enum" count',
  ),
  CONTRACT_IMPOSSIBLE: issue(
    'repair',
    (types: string) => `no value fits: ${types} are asked for at once`,
    () => 'the type says so, and nothing can be given for it',
  ),
  CONTRACT_SELF_MEMBER: issue(
    'repair',
    (name: string) => `${name} is one of its own alternatives or parts, which says nothing`,
    () => 'that alternative was left out',
  ),
  CONTRACT_UNTYPED: issue(
    'note',
    (keyword: string) => `"${keyword}" cannot be said by a type`,
    () => 'only validators check it',
  ),
  CONTRACT_DISCRIMINATOR: issue(
    'repair',
    (what: string) => what,
    () => 'the union stays as it is and does not narrow there',
  ),
  CONTRACT_NO_OPERATION_ID: issue(
    'note',
    () => 'no operationId',
    () => 'the name is made of method and path',
  ),
  CONTRACT_DUPLICATE_OPERATION: issue(
    'repair',
    (id: string, other: string, _: string) => `operationId "${id}" is taken by ${other}`,
    (_, __, name) => `this one is called ${name}`,
  ),
  CONTRACT_DUPLICATE_PARAMETER: issue(
    'repair',
    (what: string) => `${what} is declared twice in one list`,
    () => 'the last one counts',
  ),
  CONTRACT_PATH: issue(
    'repair',
    (what: string) => what,
    () => 'a slash was put before it',
  ),
  CONTRACT_PATH_PARAMETER: issue(
    'repair',
    (what: string, _: string) => what,
    (_, done) => done,
  ),
  CONTRACT_UNKNOWN_STYLE: issue(
    'repair',
    (style: string, place: string, _: string) => `style "${style}" is not known for a parameter in ${place}`,
    (_, __, used) => `written as ${used}`,
  ),
  CONTRACT_VAGUE_STYLE: issue(
    'note',
    (what: string, _: string) => `the standard does not say how ${what} is written`,
    (_, done) => done,
  ),
  CONTRACT_IGNORED_HEADER: issue(
    'note',
    (name: string) => `the standard ignores a header parameter named ${name}`,
    () => 'left out; the call itself sets that header',
  ),
  CONTRACT_COOKIE: issue(
    'note',
    (name: string) => `browsers send no Cookie header of a script: ${name}`,
    () => 'sent where the platform allows it, such as Node',
  ),
  CONTRACT_BODY_UNSENT: issue(
    'note',
    (method: string) => `a ${method} request has a body, which fetch refuses to send`,
    () => 'the body was left out',
  ),
  CONTRACT_METHOD_UNSENT: issue(
    'note',
    (method: string) => `${method} cannot be sent by fetch`,
    () => 'no function was made',
  ),
  CONTRACT_TEXT_BODY: issue(
    'note',
    (media: string) => `${media} has a schema that is no text`,
    () => 'handed over as text',
  ),
  CONTRACT_BYTES_IN_TEXT: issue(
    'note',
    (what: string, _: string) => `bytes (format: binary) inside JSON or another text: ${what}`,
    (_, done) => `typed as ${done}`,
  ),
  CONTRACT_VENDOR_JSON: issue(
    'note',
    (media: string) => `${media} has a schema of an object or a list`,
    () => 'read and written as JSON',
  ),
  CONTRACT_PART_HEADERS: issue(
    'note',
    () => 'headers of parts outside of multipart/form-data',
    () => 'not sent',
  ),
  CONTRACT_NO_SUCCESS: issue(
    'note',
    () => 'no answer of success is described',
    () => 'the answer is of unknown type',
  ),
  CONTRACT_LINK: issue(
    'note',
    (name: string) => `link ${name}`,
    () => 'links make no code; the text is in the comment of the function',
  ),
  CONTRACT_SECURITY: issue(
    'repair',
    (what: string) => what,
    () => 'nothing is sent for it',
  ),
  CONTRACT_SECURITY_OUTSIDE: issue(
    'note',
    (what: string) => what,
    () => 'the platform does it; nothing is sent for it',
  ),
  CONTRACT_SERVER: issue(
    'repair',
    (what: string, _: string) => what,
    (_, done) => done,
  ),
  CONTRACT_NO_ENVELOPE: issue(
    'error',
    (id: string) => `operation ${id}: the answer is no envelope, it has no property "result"`,
    () => 'the answer is of unknown type',
  ),
} as const

export type ContractIssueCode = keyof typeof contractIssues

export interface ContractIssue {
  readonly code: ContractIssueCode
  readonly level: IssueLevel
  readonly message: string
  /** What was generated in spite of it. */
  readonly done: string
  readonly at: Place
}

/** Collects issues; a checker reports all, and a reader that cannot go on skips what is broken. The same thing is told once. */
export type Report = <Code extends ContractIssueCode>(code: Code, at: Place, ...parts: Parameters<(typeof contractIssues)[Code]>) => void

export function collectInto(issues: ContractIssue[]): Report {
  const known = new Set<string>()
  return (code, at, ...parts) => {
    const { level, said, done } = (
      contractIssues[code] as (...values: string[]) => { readonly level: IssueLevel; readonly said: string; readonly done: string }
    )(...parts)
    const key = `${code} ${at.file}#${at.pointer} ${at.position?.line}:${at.position?.column} ${said}`
    if (known.has(key)) return
    known.add(key)
    issues.push({ code, level, message: said, done, at })
  }
}
