import { loadPart } from '../model/load-part'
import type { SourceType } from '../model/source'

/** A kind of source that is loaded before the first screen over it is read; `describes` says whether it tells what its codes look like. */
export function laterSource(source: string, describes: boolean, part: () => Promise<SourceType>): SourceType {
  let found: SourceType | undefined
  const load = async () => {
    found ??= await loadPart(part)
  }
  const type = () => {
    if (found === undefined) throw new Error(`The source "${source}" is used before it was loaded.`)
    return found
  }
  return {
    source,
    load,
    create: (...given) => type().create(...given),
    ...(describes && {
      async describe(code, host) {
        await load()
        const text = await type().describe?.(code, host)
        if (text === undefined) throw new Error(`The source "${source}" describes nothing.`)
        return text
      },
    }),
  }
}
