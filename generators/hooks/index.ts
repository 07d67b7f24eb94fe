import type { Contract, Operation } from '../contract'
import { docComment, header } from '../emit/text'

export interface HookOptions {
  readonly command: string
  /** The module that the function of an operation stands in, by its id. */
  readonly modules: ReadonlyMap<string, string>
}

const sent = (contract: Contract) => contract.documents.flatMap(document => document.operations).filter(({ method }) => method !== 'TRACE')

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The imports of the functions, a namespace for each module, and the name of one. */
function callsOf({ modules }: HookOptions): { readonly imports: string; readonly nameOf: (operation: Operation) => string } {
  const files = [...new Set(modules.values())]
  const nameOf = ({ id }: Operation) => `calls${files.indexOf(modules.get(id) ?? '') + 1}.${id}`
  return { imports: files.map((file, index) => `import * as calls${index + 1} from './${file}'\n`).join(''), nameOf }
}

/** What is exported below its imports; without any it is a module all the same. */
const moduleOf = (imports: string, parts: readonly string[]) => (parts.length === 0 ? 'export {}\n' : `${imports}${parts.join('\n')}`)

/** `hooks.ts`: a hook of alova for each operation; one that reads is sent at once, any other when its `send` is called. */
export function hookFiles(contract: Contract, options: HookOptions): Map<string, string> {
  const { imports, nameOf } = callsOf(options)
  const hooks = sent(contract).map(operation => {
    const call = nameOf(operation)
    const name = `use${capital(operation.id)}`
    if (operation.method === 'GET')
      return `export const ${name} = (...args: Parameters<typeof ${call}>) => useRequest(() => ${call}(...args))\n`
    return `export const ${name} = () => useRequest((...args: Parameters<typeof ${call}>) => ${call}(...args), { immediate: false })\n`
  })
  const used = `import { useRequest } from 'alova/client'\n${imports}\n`
  return new Map([['hooks.ts', `${header(options.command)}${moduleOf(used, hooks)}`]])
}

/** `queries.ts`: options for the hooks of TanStack Query, of any version and framework; the file itself needs none. */
export function queryFiles(contract: Contract, options: HookOptions): Map<string, string> {
  const { imports, nameOf } = callsOf(options)
  const parts = sent(contract).map(operation => {
    const { id, method } = operation
    const call = nameOf(operation)
    if (method !== 'GET')
      return `export const ${id}Mutation = () => ({
  mutationKey: ['${id}'] as const,
  mutationFn: async (request: Parameters<typeof ${call}>[0]) => await ${call}(request),
})\n`
    return `export const ${id}Query = (...args: Parameters<typeof ${call}>) => ({
  queryKey: ['${id}', args[0]] as const,
  queryFn: async () => await ${call}(...args),
})\n`
  })
  const doc = docComment(['For `useQuery(getPetQuery({ … }))` and `useMutation(addPetMutation())`.'])
  return new Map([['queries.ts', `${header(options.command)}${moduleOf(`${imports}\n${doc}`, parts)}`]])
}
