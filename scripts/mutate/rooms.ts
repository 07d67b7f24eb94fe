/** A room without database, DOM or clock, and the tests that have to notice when it is wrong. */
export interface PureRoom {
  /** Folder or file below the root. */
  readonly path: string
  /** Folders and files below the path that need more, such as a disk, a page or a server. Neither they nor tests below them are taken. */
  readonly leftOut?: readonly string[]
  /** Folders and files of tests. */
  readonly tests: readonly string[]
}

const withOwnTests = (path: string, ...more: readonly string[]): PureRoom => ({ path, tests: [path.replace(/\.ts$/, '.test.ts'), ...more] })

/** What `npm run mutate` changes. */
export const PURE_ROOMS: readonly PureRoom[] = [
  withOwnTests('renderer/model', 'renderer/query', 'renderer/screen'),
  withOwnTests('renderer/expression', 'tests/fuzz/expressions.test.ts'),
  withOwnTests('renderer/rules'),
  withOwnTests('renderer/permission'),
  withOwnTests('renderer/cron'),
  withOwnTests('renderer/grid/engine', 'renderer/grid/features'),
  {
    ...withOwnTests('renderer/query'),
    leftOut: ['renderer/query/screen-source.ts', 'renderer/query/stored/pages.ts', 'renderer/query/search/definition.ts'],
  },
  { ...withOwnTests('server/util'), leftOut: ['server/util/html', 'server/util/root.ts'] },
  withOwnTests('server/subjects/fill-rules/format.ts'),
  withOwnTests('server/subjects/online-reports/statement'),
  withOwnTests('generators/contract/names.ts'),
  withOwnTests('generators/tool/affected.ts'),
  withOwnTests('generators/tool/cut.ts'),
  { path: 'generators/contract/operation-ids.ts', tests: ['generators/contract/names.test.ts'] },
]
