import type { EntityModel } from '../../model/entity'
import { addSchema, changesSchema, editSchema, rowSchema } from './contract-schemas'

type JsonSchema = { readonly [keyword: string]: unknown }
type Operation = { readonly [member: string]: unknown }

/** An OpenAPI 3.1 document, as data. */
export interface ContractDocument {
  readonly openapi: '3.1.0'
  readonly info: JsonSchema
  readonly servers: readonly JsonSchema[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: { readonly [name: string]: JsonSchema } }
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The operations of an entity by the list convention, in the form of the hand-written contracts. `common` is how the document
 * with the envelope is referred to.
 */
export function entityContract(entity: EntityModel, common = '../common.json'): ContractDocument {
  const name = pascal(entity.id)
  const make = new Operations(entity, common)
  const row = { $ref: `#/components/schemas/${name}` }
  const { title } = entity
  const large = entity.fields.some(({ kind }) => kind === 'rows')
  const page = { allOf: [make.ref('schemas/Page'), object({ records: { type: 'array', items: row } }, ['records'])] }
  const paths = [
    make.operation('get', 'list', 'list', `${title}: one page.`, { list: true, parameters: [make.listQuery()], result: page }),
    make.operation('get', 'queryById', 'list', `${title}: one record.`, { parameters: [parameter('id')], result: row }),
    ...(entity.readonly ? [] : writeOperations(make, name, title, large)),
    make.operation('get', 'exportXls', 'export', `${title}: workbook of what the filters leave, or of \`selections\`.`, {
      list: true,
      parameters: [make.listQuery(), parameter('selections', 'Ids joined by commas.', false)],
      file: true,
    }),
    ...(entity.readonly ? [] : importOperations(make, title)),
    ...(entity.tree ? treeOperations(make, title, row, page) : []),
  ]
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: `Made from the entity ${entity.id}.` },
    servers: [{ url: '/jeecg-boot', description: 'API_BASE' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        [name]: rowSchema(entity),
        ...(!entity.readonly && {
          [`${name}Add`]: addSchema(entity),
          [`${name}Edit`]: editSchema(entity),
          [`${name}Changes`]: changesSchema(name),
        }),
      },
    },
  }
}

function writeOperations(make: Operations, name: string, title: string, large: boolean) {
  const body = (kind: string) => ({
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}${kind}` } } },
  })
  return [
    make.operation('post', 'add', 'add', `${title}: save a new record.`, { requestBody: body('Add'), large }),
    make.operation('put', 'edit', 'edit', `${title}: save a changed record.`, { requestBody: body('Edit'), large, alsoPost: true }),
    make.operation('delete', 'delete', 'delete', `${title}: delete one record.`, { parameters: [parameter('id')] }),
    make.operation('delete', 'deleteBatch', 'delete', `${title}: delete several records.`, {
      parameters: [parameter('ids', 'Ids joined by commas; a trailing comma is allowed.')],
    }),
    make.operation('post', 'saveBatch', 'edit', `${title}: save new, changed and deleted records at once, or none of them.`, {
      requestBody: body('Changes'),
      large: true,
      result: make.ref('schemas/SavedRows'),
    }),
  ]
}

const importOperations = (make: Operations, title: string) => [
  make.operation('post', 'importExcel', 'import', `${title}: take a workbook.`, make.importBody()),
  make.operation('post', 'importPreview', 'import', `${title}: what a workbook would bring.`, make.previewBody()),
  make.operation('get', 'importTemplate', 'import', `${title}: an empty workbook to fill in.`, { file: true }),
]

function treeOperations(make: Operations, title: string, row: JsonSchema, page: JsonSchema) {
  const rows = { type: 'array', items: row }
  return [
    make.operation('get', 'rootList', 'list', `${title}: one page of what stands at the top, or below \`pid\`.`, {
      list: true,
      parameters: [make.listQuery(), parameter('pid', 'Default 0.', false)],
      result: page,
    }),
    make.operation('get', 'childList', 'list', `${title}: what stands below one.`, {
      list: true,
      parameters: [make.listQuery(), parameter('pid')],
      result: rows,
    }),
  ]
}

interface OperationParts {
  readonly list?: true
  readonly parameters?: readonly JsonSchema[]
  readonly requestBody?: JsonSchema
  /** The body may hold very many rows. */
  readonly large?: boolean
  /** The same by POST, as releases of the family send it. */
  readonly alsoPost?: true
  /** Schema of the envelope's result; absent: none. */
  readonly result?: JsonSchema
  /** The answer is a workbook. */
  readonly file?: true
  /** The client hands out the whole envelope. */
  readonly whole?: true
}

/** Makes the operations of one entity. */
class Operations {
  constructor(
    private readonly entity: EntityModel,
    private readonly common: string,
  ) {}

  ref(pointer: string): JsonSchema {
    return { $ref: `${this.common}#/components/${pointer}` }
  }

  listQuery(): JsonSchema {
    return this.ref('parameters/listQuery')
  }

  importBody(): OperationParts {
    const report = { anyOf: [this.ref('schemas/ImportReport'), { type: 'null' }] }
    return { whole: true, requestBody: this.importFile(), result: report }
  }

  previewBody = (): OperationParts => ({ requestBody: this.importFile(), result: this.ref('schemas/ImportPreview') })

  private importFile = (): JsonSchema => ({
    required: true,
    content: { 'multipart/form-data': { schema: this.ref('schemas/ImportFile') } },
  })

  operation(
    method: string,
    name: string,
    right: string,
    summary: string,
    parts: OperationParts,
  ): [string, { readonly [method: string]: Operation }] {
    const path = `${this.entity.base}/${name}`
    const operation = {
      operationId: camel(path),
      tags: [this.entity.id],
      summary,
      'x-auth': this.entity.perm + right,
      ...(parts.list && { 'x-list': true }),
      ...(parts.whole && { 'x-envelope': false }),
      ...(parts.large && { 'x-large-body': true }),
      ...(parts.alsoPost && { 'x-also-post': true }),
      parameters: parts.parameters,
      requestBody: parts.requestBody,
      responses: { 200: this.answer(parts), default: this.ref('responses/Failed') },
    }
    return [path, { [method]: operation }]
  }

  private answer({ result, file }: OperationParts): JsonSchema {
    if (file) return { description: 'The file.', content: { [workbook]: {} } }
    if (!result) return this.ref('responses/Done')
    const schema = { allOf: [this.ref('schemas/Result'), object({ result })] }
    return { description: 'The envelope.', content: { 'application/json': { schema } } }
  }
}

function object(properties: JsonSchema, required?: readonly string[]): JsonSchema {
  return { type: 'object', required, properties }
}

function parameter(name: string, description?: string, required = true): JsonSchema {
  return { name, in: 'query', description, ...(required && { required }), schema: { type: 'string' } }
}

/** `/course/lecturer/queryById` → `courseLecturerQueryById`. */
function camel(path: string): string {
  const name = pascal(path)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function pascal(path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
