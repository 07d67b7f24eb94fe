import { type ContractIssue, collectInto } from './issues'
import type { Contract, Operation } from './model'
import type { Node } from './node'
import { documentOf, nameComponents, readOperations } from './openapi'
import { Reading } from './reading'
import { readSchema } from './schema'
import { type ReadText, Workspace } from './workspace'

export { unwrapEnvelope, wantsEnvelope } from './envelope'
export type {
  Contract,
  ContractDocument,
  Operation,
  Parameter,
  Schema,
  SchemaObject,
} from './model'
export { refName } from './model'

export interface ReadContract {
  readonly contract: Contract
  readonly issues: readonly ContractIssue[]
  /** The issues as people read them: `file:line:column CODE message`. */
  readonly messages: readonly string[]
}

/**
 * Reads OpenAPI 3.0 and 3.1 documents (JSON) as one contract, together with the documents that they refer to.
 *
 * Broken parts are left out and reported; `contract` is what could be read. The order is that of the files and, within them, of
 * the documents.
 */
export function readContract(files: readonly string[], read: ReadText): ReadContract {
  const issues: ContractIssue[] = []
  const report = collectInto(issues)
  const workspace = new Workspace(read, report)
  const reading = new Reading(workspace, report)
  const roots = rootsOf(workspace, files)
  for (const root of roots) nameComponents(reading, root)
  const taken = new Map<string, Operation>()
  const operations = roots.map(root => readOperations(reading, root, taken))
  const schemas = reading.drain(node => readSchema(reading, node))
  const documents = [...roots, ...referred(workspace, roots)].map((root, index) => documentOf(root, operations[index] ?? [], schemas))
  const contract = { documents, schemas: new Map(schemas.map(schema => [schema.name, schema])) }
  return { contract, issues, messages: issues.map(issue => `${workspace.position(issue.at)} ${issue.code}\n  ${issue.message}`) }
}

function rootsOf(workspace: Workspace, files: readonly string[]): Node[] {
  return files.flatMap(file => workspace.root(file) ?? [])
}

/** Documents that nobody named but that are referred to: they give types, no operations. */
function referred(workspace: Workspace, roots: readonly Node[]): Node[] {
  const known = new Set(roots.map(root => root.at.file))
  return rootsOf(
    workspace,
    workspace.files.filter(file => !known.has(file)),
  )
}
