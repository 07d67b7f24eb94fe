import type { Contract } from '../contract'
import type { TypeCache } from '../emit/types'

/** What an output is given besides the contract. */
export interface OutputContext {
  readonly command: string
  readonly cache: TypeCache
  /** The alova instance of one's own; null: the client brings one. */
  readonly module: string | null
  readonly instance: string
  /** Answers are checked. */
  readonly validate: boolean
}

/** One kind of output: model in, texts by file name out. */
export interface Output {
  readonly name: string
  readonly says: string
  readonly files: (contract: Contract, context: OutputContext) => Promise<ReadonlyMap<string, string>>
}

/** Every output by the word of `--target`; a new one is a folder and a line here. Heavy packages are loaded when one is asked for. */
export const outputs: readonly Output[] = [
  {
    name: 'client',
    says: 'types and one alova method function per operation',
    files: async (contract, { command, cache, module, instance, validate }) => {
      const checks = validate ? { checks: { module: './checks', of: (await import('../checks')).checkOf } } : {}
      return (await import('../client')).clientFiles(contract, { command, cache, module, instance, ...checks })
    },
  },
  {
    name: 'validators',
    says: 'a standalone validator for the answer of each operation',
    files: async (contract, context) => (await import('../checks')).checkFiles(contract, context),
  },
  {
    name: 'fastify',
    says: 'Fastify routes with their schemas, and the types of their handlers',
    files: async (contract, context) => (await import('../fastify')).fastifyFiles(contract, context),
  },
  {
    name: 'mock',
    says: 'handlers for the target fastify, with data made from the schemas',
    files: async (contract, context) => (await import('../mock')).mockFiles(contract, context),
  },
]
