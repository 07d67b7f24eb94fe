import { Ajv2020 } from 'ajv/dist/2020'
import standaloneCode from 'ajv/dist/standalone'
import type { Contract, Operation, Schema } from '../contract'
import { mapInside } from '../contract/walk'
import { docComment, header } from '../emit/text'
import { pattern } from '../mock/text-like'

/** The operations whose answer can be checked: one JSON text of a known shape. */
export function checkOf(operation: Operation): string | null {
  const { answers, answer } = operation
  if (answers.length !== 1 || answer.kind !== 'json' || answer.media === '') return null
  if (operation.method === 'TRACE' || answer.schema === true || Object.keys(answer.schema).length === 0) return null
  return `check${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}`
}

/**
 * Standalone validators of answers: `validators.js` needs neither ajv nor `new Function`, `checks.ts` turns what they find into an
 * error that names operation, path and expectation.
 */
export function checkFiles(contract: Contract, { command }: { readonly command: string }): Map<string, string> {
  const operations = contract.documents.flatMap(document => document.operations).filter(operation => checkOf(operation) !== null)
  const roots = new Map(operations.map(operation => [validatorOf(operation), operation.answer] as const))
  const mayBeNone = new Map(operations.map(operation => [operation.id, operation.answer.mayBeNone]))
  const schemas = new Map([...roots].map(([name, { schema }]) => [name, schema]))
  const declarations = [...roots.keys()].map(name => `export const ${name}: Validator\n`)
  const checks = operations.map(
    operation =>
      `${docComment([`Throws for an answer that ${operation.id} must not get.`])}export const ${checkOf(operation)} = (body: unknown): void => {\n  ${mayBeNone.get(operation.id) ? 'if (body !== undefined) ' : ''}check(${validatorOf(operation)}, '${operation.method} ${operation.path.replaceAll("'", "\\'")}', body)\n}\n`,
  )
  const imports = roots.size === 0 ? '' : `import { ${[...roots.keys()].join(', ')} } from './validators.js'\n`
  return new Map([
    ['validators.js', `${header(command)}${compileChecks(contract, schemas)}\n`],
    ['validators.d.ts', `${header(command)}${validatorType}${declarations.join('')}`],
    ['checks.ts', `${header(command)}import type { Validator } from './validators.js'\n${imports}\n${support}\n${checks.join('\n')}`],
  ])
}

const validatorOf = (operation: Operation) => `validate${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}`

const validatorType = `export interface ValidationError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly data?: unknown
  readonly params: Readonly<Record<string, unknown>>
}

export interface Validator {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}

`

const support = `/** An answer that is not what the document promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError'

  constructor(
    /** Method and path. */
    readonly operation: string,
    /** Where in the answer, as a JSON pointer; empty: the answer itself. */
    readonly path: string,
    readonly expected: string,
    readonly found: unknown,
  ) {
    super(\`\${operation}: \${path === '' ? 'the answer' : path} \${expected}, found \${JSON.stringify(found)?.slice(0, 200)}\`)
  }
}

export function check(validate: Validator, operation: string, body: unknown): void {
  if (validate(body)) return
  const errors = validate.errors ?? []
  // Of the alternatives of a union the one that went furthest is the one that was meant.
  const depth = (path: string) => path.split('/').length
  const error = errors.reduce((best, next) => (best === undefined || depth(next.instancePath) > depth(best.instancePath) ? next : best), errors[0])
  const values = error?.params.allowedValues ?? error?.params.allowedValue
  const expected = \`\${error?.message ?? 'must be what the document says'}\${values === undefined ? '' : \`: \${JSON.stringify(values)}\`}\`
  throw new ContractError(operation, error?.instancePath ?? '', expected, error?.data)
}
`

/** What the code would take from ajv at run time, in a few lines each. */
const runtime = new Map([
  ['ajv/dist/runtime/ucs2length', 'text => [...text].length'],
  [
    'ajv/dist/runtime/equal',
    '(a, b) => { const same = (x, y) => x === y || (typeof x === "object" && typeof y === "object" && x !== null && y !== null && Array.isArray(x) === Array.isArray(y) && Object.keys(x).length === Object.keys(y).length && Object.keys(x).every(key => Object.hasOwn(y, key) && same(x[key], y[key]))); return same(a, b) }',
  ],
])

/** The source of an ES module that exports one validator for each name. */
export function compileChecks(contract: Pick<Contract, 'schemas'>, roots: ReadonlyMap<string, Schema>): string {
  // `contract.schemas` all stand in one schema, which the roots refer to.
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    inlineRefs: false,
    verbose: true,
    logger: false,
    code: { source: true, esm: true, optimize: 1 },
  })
  ajv.addSchema({
    $id: 'contract',
    $defs: Object.fromEntries([...contract.schemas].map(([name, { schema }]) => [name, checkable(schema)])),
  })
  const exported: Record<string, string> = {}
  for (const [name, schema] of roots) {
    ajv.addSchema({ $id: name, allOf: [checkable(schema)] })
    exported[name] = name
  }
  if (roots.size === 0) return 'export {}'
  const made = standaloneCode as typeof standaloneCode | { readonly default: typeof standaloneCode }
  const code = (typeof made === 'function' ? made : made.default)(ajv, exported)
  const alone = code.replace(/const (\w+) = require\("([^"]+)"\)\.default;?/g, (whole, name: string, module: string) =>
    runtime.has(module) ? `const ${name} = ${runtime.get(module)};` : whole,
  )
  const outside = /require\([^)]*\)/.exec(alone)
  if (outside) throw new Error(`the validators would need ${outside[0]} at run time`)
  return alone
}

/** A schema that ajv takes as it is: references lead into the contract, prose and patterns that JavaScript cannot read are left out. */
export function checkable(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  if (schema.$ref !== undefined) return { $ref: schema.$ref.replace('#/$defs/', 'contract#/$defs/') }
  const {
    description: _,
    default: __,
    deprecated: ___,
    discriminator: ____,
    readOnly: _____,
    writeOnly: ______,
    ...rest
  } = mapInside(schema, checkable)
  const broken = typeof rest.pattern === 'string' && pattern(rest.pattern) === null
  const patterns = rest.patternProperties && Object.entries(rest.patternProperties).filter(([source]) => pattern(source) !== null)
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !(key === 'pattern' && broken))),
    ...(patterns ? { patternProperties: Object.fromEntries(patterns) } : {}),
  }
}
