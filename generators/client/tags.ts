import type { Contract, ContractDocument, Operation } from '../contract'
import { camel } from '../contract/names'
import { isOwnFile } from '../contract/reading'
import { docComment } from '../emit/text'

/** The tag that an operation stands under: its first. */
const tagOf = ({ tags }: Operation) => tags[0] ?? 'other'

/** The file of a tag: its letters and digits, after the document where several have one. */
export function fileOfTag(contract: Contract, document: ContractDocument, tag: string): string {
  const plain = tag.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'tag'
  const taken = isOwnFile(plain) || contract.documents.some(({ area }) => area.toLowerCase() === plain.toLowerCase())
  return contract.documents.length > 1 || taken ? `${document.area}-${plain}` : plain
}

/** The module that the function of each operation stands in. */
export function modulesOf(contract: Contract, split: 'tag' | undefined): ReadonlyMap<string, string> {
  return new Map(
    contract.documents.flatMap(document =>
      document.operations.map(
        operation => [operation.id, split === 'tag' ? fileOfTag(contract, document, tagOf(operation)) : document.area] as const,
      ),
    ),
  )
}

/** A document as its schemas, and a part for the operations of each tag. */
export function splitByTag(contract: Contract, document: ContractDocument): ContractDocument[] {
  const groups = new Map<string, Operation[]>()
  for (const operation of document.operations) {
    const file = fileOfTag(contract, document, tagOf(operation))
    groups.set(file, [...(groups.get(file) ?? []), operation])
  }
  const parts = [...groups].map(([area, operations]) => ({
    ...document,
    area,
    title: operations[0] ? tagOf(operations[0]) : document.title,
    operations,
    schemas: [],
    webhooks: [],
  }))
  return [{ ...document, operations: [] }, ...parts]
}

/** `apis.ts`: every tag as a namespace; a bundle holds what is called of it. */
export function apisText(contract: Contract): string {
  const files = [...new Set(modulesOf(contract, 'tag').values())]
  const lines = files.map(file => `export * as ${camel(file)} from './${file}'\n`)
  return `${docComment(["Every operation by its tag: `import * as Apis from './apis'`, then `Apis.tag.operation(…)`."])}${lines.join('') || 'export {}\n'}`
}
