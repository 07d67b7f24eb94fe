import type { Procedure } from './procedure'

/** A model with the name of its file. */
export interface NamedProcedure extends Procedure {
  readonly name: string
}

const files = import.meta.glob<Procedure>('../../../../schemas/procedures/*.json', { eager: true, import: 'default' })

/** All models of analysis. */
export const procedures: readonly NamedProcedure[] = Object.entries(files).map(([path, procedure]) => ({
  ...procedure,
  name: path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
}))
