import { unwrapEnvelope, wantsEnvelope } from '../contract'
import type { Outputs } from '../emit/files'
import { orThrow, ourContract } from '../emit/our-contract'
import type { TargetContext } from '../targets'
import { clientFiles } from '.'

const folder = 'src/api/generated'

/** The client of the app; `src/api/http.ts` takes the envelope off and reads files. */
export async function run({ root, command }: TargetContext): Promise<Outputs> {
  const { contract, issues } = unwrapEnvelope(ourContract(root), wantsEnvelope)
  orThrow(
    contract,
    issues.map(issue => `${issue.at.file} ${issue.message}`),
  )
  const file = { answer: 'file', type: 'DownloadedFile', module: '../answer' }
  const files = clientFiles(contract, { module: '../http', instance: 'http', file, command })
  return new Map([...files].map(([name, text]) => [`${folder}/${name}`, text]))
}
