/** A room without database, DOM or clock, and the tests that have to notice when it is wrong. */
export interface PureRoom {
  /** Folder or file below the root. */
  readonly path: string
  /** Folders and files below the path that need more: a disk, or other processes. Neither they nor their tests are taken. */
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
  withOwnTests('renderer/query'),
  { ...withOwnTests('server/util'), leftOut: ['server/util/html', 'server/util/root.ts'] },
  withOwnTests('server/subjects/fill-rules/format.ts'),
  withOwnTests('server/subjects/online-reports/statement'),
]
