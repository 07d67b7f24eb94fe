import type { Outputs } from './emit/files'

/** What every target is given. */
export interface TargetContext {
  readonly root: string
  /** The command that headers name. */
  readonly command: string
}

/** One kind of generated files. */
export interface Target {
  readonly name: string
  /** Folders that hold nothing but its outputs: what else is found there is left over and removed. */
  readonly owns: readonly string[]
  /** Loads what it needs itself, so that a run without a change loads nothing. */
  readonly run: (context: TargetContext) => Promise<Outputs>
}

/** In the order of running: a target may read the files that an earlier one made. */
export const targets: readonly Target[] = [
  {
    name: 'cells',
    owns: ['schemas/meta/generated', 'renderer/cells/generated'],
    run: async context => (await import('./meta/target')).run(context),
  },
  { name: 'areas', owns: ['schemas/areas/generated'], run: async context => (await import('./areas/target')).run(context) },
  { name: 'passwords', owns: ['schemas/passwords/generated'], run: async context => (await import('./passwords/target')).run(context) },
  { name: 'functions', owns: ['docs/generated'], run: async context => (await import('./functions/target')).run(context) },
  { name: 'screens', owns: ['renderer/screen/generated'], run: async context => (await import('./validators/target')).run(context) },
  { name: 'entities', owns: ['schemas/api/generated'], run: async context => (await import('./entities/target')).run(context) },
  { name: 'server types', owns: ['server/generated'], run: async context => (await import('./server-types/target')).run(context) },
  { name: 'access', owns: ['tests/contracts/generated'], run: async context => (await import('./access/target')).run(context) },
  { name: 'client', owns: ['src/api/generated'], run: async context => (await import('./client/target')).run(context) },
]

/** Whatever the outputs depend on, besides the outputs themselves. */
export const inputs: readonly string[] = ['generators', 'schemas', 'renderer', 'package-lock.json']
