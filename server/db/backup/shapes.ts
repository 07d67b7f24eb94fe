import { ArchiveError } from '../../util/archive/tar'
import { isObject, type Parsed } from '../../util/sql/parsed'
import { HEAD, type Head, MANIFEST, type Manifest, SCHEMA, type SchemaPart } from './manifest'
import { SCHEMAS } from './schema'

type Shape = Readonly<Record<string, (value: unknown) => boolean>>

/** Names of roles begin with it. */
const PREFIX = /^weft_[0-9a-f]{8}$/
const HASH = /^[0-9a-f]{64}$/

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isSchema = (value: unknown): boolean => isText(value) && SCHEMAS.includes(value)
const like = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)
const listOfAll = (isOne: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isOne)
const shaped = (shape: Shape) => (value: unknown) => isObject(value) && faultIn(value, shape) === undefined

/** The first key whose value is of another kind. */
const faultIn = (value: Parsed, shape: Shape): string | undefined => Object.keys(shape).find(key => !shape[key]?.(value[key]))

const OBJECTS = listOfAll(shaped({ schema: isSchema, key: isText, sql: isText }))

const SCHEMA_SHAPE: Shape = {
  postgres: isCount,
  migrations: listOfAll(isText),
  prefix: like(PREFIX),
  secret: like(/^.{1,1000}$/),
  tables: listOfAll(shaped({ schema: isSchema, name: isText, columns: listOfAll(isText), left: isFlag })),
  before: OBJECTS,
  after: OBJECTS,
}

const HEAD_SHAPE: Shape = { format: isCount, version: isText, begun: isCount }

const MANIFEST_SHAPE: Shape = {
  tables: listOfAll(shaped({ schema: isSchema, name: isText, rows: isCount, sha256: like(HASH) })),
  sequences: listOfAll(shaped({ schema: isSchema, name: isText, value: like(/^-?\d{1,19}$/), called: isFlag })),
  files: shaped({ count: isCount, bytes: isCount, missing: listOfAll(isText) }),
}

function check(part: string, value: unknown, shape: Shape): void {
  const fault = isObject(value) ? faultIn(value, shape) : ''
  if (fault !== undefined) throw new ArchiveError(`${part} ${fault}`)
}

export const checkHead = (part: Head): void => check(HEAD, part, HEAD_SHAPE)

/** Refuses a part that is not of its form: what stands in it becomes names of roles, schemas and tables. */
export const checkSchemaPart = (part: SchemaPart): void => check(SCHEMA, part, SCHEMA_SHAPE)

export const checkManifest = (part: Manifest): void => check(MANIFEST, part, MANIFEST_SHAPE)
