import { resolveBytes } from './bytes'
import { cutSelfMembers } from './cycles'
import { splitDirections } from './directions'
import { type ContractIssue, collectInto } from './issues'
import type { Contract } from './model'
import { narrowUnions } from './narrowing'
import type { Node } from './node'
import { documentOf, nameComponents, readParts } from './openapi'
import { areaOf, isOwnFile, type Naming, Reading } from './reading'
import { readSchema } from './schema'
import { type ReadText, Workspace } from './workspace'

export { isBinary } from './bytes'
export { unwrapEnvelope, wantsEnvelope } from './envelope'
export type { ContractIssue, IssueLevel } from './issues'
export type {
  Answer,
  Body,
  Contract,
  ContractDocument,
  MediaKind,
  NamedSchema,
  Operation,
  Parameter,
  ParameterGroup,
  PartHeaders,
  Response,
  Schema,
  SchemaObject,
  SecurityNeed,
  SecurityScheme,
  Server,
} from './model'
export { refName } from './model'
export type { Naming, Rename } from './reading'

export interface ReadContract {
  readonly contract: Contract
  readonly issues: readonly ContractIssue[]
  /** The issues but the notes, as people read them: `file:line:column CODE`, what is wrong, what was done. */
  readonly messages: readonly string[]
  /** The notes in the same form. */
  readonly notes: readonly string[]
  /** The files of whose text parts are lost. */
  readonly broken: readonly string[]
  /** The names that types have or could have. */
  readonly names: ReadonlySet<string>
  /** Every file that was read or asked for, in the order of asking. */
  readonly files: readonly string[]
}

/**
 * Reads OpenAPI 3.0 and 3.1 documents (JSON or YAML, Swagger 2.0 too) as one contract, together with the documents that they refer to.
 *
 * Broken parts are left out or repaired, and reported; `contract` is what could be read. The order is that of the files and, within
 * them, of the documents.
 */
export function readContract(files: readonly string[], read: ReadText, naming: Naming = {}): ReadContract {
  const issues: ContractIssue[] = []
  const report = collectInto(issues)
  const workspace = new Workspace(read, report)
  const reading = new Reading(workspace, report, naming)
  const roots = rootsOf(workspace, files)
  for (const root of roots) nameComponents(reading, root)
  const taken = new Map((naming.taken ?? []).map(name => [name, 'the generated code']))
  const parts = roots.map(root => readParts(reading, root, taken))
  const schemas = reading.drain(node => readSchema(reading, node))
  const area = areas()
  const documents = [...roots, ...referred(workspace, roots)].map((root, index) =>
    documentOf(root, parts[index], schemas, area(root.at.file)),
  )
  const raw = { documents, schemas: new Map(schemas.map(schema => [schema.name, schema])) }
  const narrowed = cutSelfMembers(narrowUnions(raw, reading.names, report), report)
  const contract = splitDirections(resolveBytes(narrowed, report), reading.names)
  const told = (issue: ContractIssue) => `${workspace.position(issue.at)} ${issue.code}\n  ${issue.message}\n  ${issue.done}`
  return {
    contract,
    issues,
    get messages() {
      return issues.filter(({ level }) => level !== 'note').map(told)
    },
    get notes() {
      return issues.filter(({ level }) => level === 'note').map(told)
    },
    broken: workspace.broken,
    names: reading.names.taken,
    files: workspace.files,
  }
}

function rootsOf(workspace: Workspace, files: readonly string[]): Node[] {
  return files.flatMap(file => workspace.root(file) ?? [])
}

/** Documents that are not named but referred to: they give types, no operations. */
function referred(workspace: Workspace, roots: readonly Node[]): Node[] {
  const known = new Set(roots.map(root => root.at.file))
  return rootsOf(
    workspace,
    workspace.files.filter(file => !known.has(file)),
  )
}

/** The areas of files, each once: two files may have the same name in different folders. */
function areas(): (file: string) => string {
  const taken = new Set<string>()
  return file => {
    const wanted = areaOf(file)
    let area = isOwnFile(wanted) ? `${wanted}-api` : wanted
    for (let number = 2; taken.has(area.toLowerCase()); number++) area = `${wanted}-${number}`
    taken.add(area.toLowerCase())
    return area
  }
}
