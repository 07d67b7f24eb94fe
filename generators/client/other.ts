import { readFileSync } from 'node:fs'
import { readContract, unwrapEnvelope, wantsEnvelope } from '../contract'
import { staleFiles, writeFiles } from '../emit/files'
import { GeneratorError } from '../emit/our-contract'
import { clientFiles } from '.'

export interface OtherClient {
  readonly contract: readonly string[]
  /** The folder for the files; what else stands there is left alone. */
  readonly out: string
  readonly module: string
  readonly instance: string
  /** Answers are envelopes whose `result` is meant. */
  readonly unwrap: boolean
  readonly check: boolean
}

/** Makes the client of documents that are not ours, relative to the working directory; hands back the files that were out of date. */
export async function writeClient({ contract: files, out, module, instance, unwrap, check }: OtherClient): Promise<string[]> {
  const read = readContract(files, file => readFileSync(file, 'utf8'))
  const { contract, issues } = unwrap ? unwrapEnvelope(read.contract, wantsEnvelope) : { contract: read.contract, issues: [] }
  const messages = [...read.messages, ...issues.map(issue => `${issue.at.file} ${issue.code}\n  ${issue.message}`)]
  if (messages.length > 0) throw new GeneratorError(messages.join('\n'))
  const command = `npm run generate -- ${files.map(file => `--contract ${file}`).join(' ')} --out ${out}`
  const outputs = new Map([...(await clientFiles(contract, { module, instance, command }))].map(([name, text]) => [`${out}/${name}`, text]))
  const stale = staleFiles('.', outputs, [])
  if (!check) writeFiles('.', outputs, stale)
  return stale
}
