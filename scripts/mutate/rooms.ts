/** A room without database, DOM or clock, and the tests that have to notice when it is wrong. */
export interface PureRoom {
  /** Folder below the root. */
  readonly folder: string
  /** Folders and files of tests. */
  readonly tests: readonly string[]
}

const withOwnTests = (folder: string, ...more: readonly string[]): PureRoom => ({ folder, tests: [folder, ...more] })

/** What `npm run mutate` changes. */
export const PURE_ROOMS: readonly PureRoom[] = [
  withOwnTests('renderer/model', 'renderer/query', 'renderer/screen'),
  withOwnTests('renderer/expression', 'tests/fuzz/expressions.test.ts'),
  withOwnTests('renderer/rules'),
  withOwnTests('renderer/permission'),
  withOwnTests('renderer/cron'),
  withOwnTests('renderer/grid/engine', 'renderer/grid/features'),
]
