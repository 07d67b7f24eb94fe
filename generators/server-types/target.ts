import { unwrapEnvelope } from '../contract'
import type { Outputs } from '../emit/files'
import { orThrow, ourContract } from '../emit/our-contract'
import type { TargetContext } from '../targets'
import { serverTypes } from '.'

/** `server/generated/operations.ts`: the result is that of the envelope, which the server puts around it. */
export async function run({ root, command }: TargetContext): Promise<Outputs> {
  const { contract, issues } = unwrapEnvelope(ourContract(root))
  orThrow(
    contract,
    issues.map(issue => `${issue.at.file} ${issue.message}`),
  )
  return new Map([['server/generated/operations.ts', serverTypes(contract, { command })]])
}
