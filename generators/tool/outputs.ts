import type { AreaText } from '../client'
import type { Contract } from '../contract'
import type { GenerateOptions } from './options'

/** What an output is given besides the contract. */
export interface OutputContext {
  /** Gets the files of a client in blocks. */
  readonly onArea?: (file: string, area: AreaText) => void
  readonly command: string
  readonly options: GenerateOptions
}

/** One kind of output: model in, texts by file name out. */
export interface Output {
  readonly name: string
  readonly says: string
  /** The output that this one works with: it is made too. */
  readonly needs?: string
  readonly files: (contract: Contract, context: OutputContext) => Promise<ReadonlyMap<string, string>>
}

const checkedBy = ({ validate, validateRequests, targets }: GenerateOptions) => ({
  answers: validate === true || (targets?.includes('validators') === true && validateRequests !== true),
  requests: validateRequests === true,
})

async function modules(contract: Contract, { options, command }: OutputContext) {
  const { modulesOf } = await import('../client/tags')
  return { command, modules: modulesOf(contract, options.split) }
}

/** Every output by the word of `--target`; a new one is a folder and a line here. Heavy packages are loaded when one is asked for. */
export const outputs: readonly Output[] = [
  { name: 'client', says: 'types and a function per operation', files: clientOf },
  {
    name: 'validators',
    says: 'checks of the JSON answers of each operation, without a package',
    files: async (contract, { command, options }) =>
      (await import('../checks')).checkFiles(contract, { command, checked: checkedBy(options) }),
  },
  {
    name: 'fastify',
    says: 'Fastify routes with their schemas, and the types of their handlers',
    files: async (contract, context) => (await import('../fastify')).fastifyFiles(contract, context),
  },
  {
    name: 'mock',
    says: 'handlers for the target fastify, with data made from the schemas',
    needs: 'fastify',
    files: async (contract, context) => (await import('../mock')).mockFiles(contract, context),
  },
  {
    name: 'mock-browser',
    says: 'the same data for pages: a handler for msw, and a function in place of fetch',
    files: async (contract, context) => (await import('../mock/browser')).browserMockFiles(contract, context),
  },
  {
    name: 'enums',
    says: 'the values of enumerations as constants',
    files: async (contract, context) => (await import('../enums')).enumFiles(contract, context),
  },
  {
    name: 'paging',
    says: 'the items of lists that come in pages, one after the other',
    needs: 'client',
    files: async (contract, context) => (await import('../paging')).pagingFiles(contract, await modules(contract, context)),
  },
]

/** The client with what its options ask for. */
async function clientOf(contract: Contract, context: OutputContext): Promise<ReadonlyMap<string, string>> {
  const { command, options } = context
  const { module, instance, split, transport, hooks, validate, validateRequests } = options
  const { clientFiles } = await import('../client')
  const { checkOf, requestCheckOf } = await import('../checks')
  const checks = {
    module: './checks',
    of: validate ? checkOf : () => null,
    ...(validateRequests ? { ofRequest: requestCheckOf } : {}),
  }
  const scalars = options.dates || options.int64 ? await import('../scalars') : null
  const files = clientFiles(
    contract,
    {
      command,
      module: module ?? null,
      instance: instance ?? 'http',
      ...(split ? { split } : {}),
      ...(transport ? { transport } : {}),
      ...(hooks === 'react' || hooks === 'vue' ? { states: hooks } : {}),
      ...(validate || validateRequests ? { checks } : {}),
      ...(scalars ? { revival: scalars.revivalOf(contract, options) } : {}),
    },
    context.onArea,
  )
  const hooksOf = hooks === undefined ? null : await import('../hooks')
  const withModules = hooksOf ? await modules(contract, context) : null
  const more = hooksOf && withModules ? (hooks === 'query' ? hooksOf.queryFiles : hooksOf.hookFiles)(contract, withModules) : []
  return new Map([...files, ...more, ...(scalars ? scalars.scalarFiles(contract, { command }) : [])])
}
