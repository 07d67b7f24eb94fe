import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { changedFiles, commitOf, filesOfWork, roomsOf } from './changed.mjs'

it.each([
  [['renderer/grid/core/axis.ts', 'renderer/grid/view/menu.tsx'], ['renderer/grid/']],
  [['renderer/cells/rate/codec.ts'], ['renderer/cells/rate/']],
  [
    ['server/subjects/roles/index.ts', 'server/query/rows.ts'],
    ['server/query/', 'server/subjects/roles/'],
  ],
  [
    ['server/answers.ts', 'server/errors.test.ts'],
    ['server/answers', 'server/errors'],
  ],
  [['tests/contracts/surface/access.test.ts', 'tests/e2e/grid.spec.ts'], ['tests/contracts/surface/']],
  [['README.md', 'docs/screens.md'], []],
])('the rooms of %j are %j', (files, rooms) => {
  expect(roomsOf(files)).toEqual(rooms)
})

it('finds what differs from main, what is not committed and what is new', () => {
  const root = mkdtempSync(join(tmpdir(), 'weft-changed-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root, stdio: 'pipe' })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    git('init', '-q', '-b', 'main')
    write('server/a.ts', '1')
    write('server/b.ts', '1')
    write('.gitignore', 'made/')
    git('add', '-A')
    git('commit', '-qm', 'first')
    git('checkout', '-qb', 'topic')
    write('server/a.ts', '2')
    git('commit', '-qam', 'second')
    write('server/b.ts', '2')
    write('server/讲师 c.ts', '1')
    write('made/d.ts', '1')
    expect(changedFiles(root)).toEqual(['server/a.ts', 'server/b.ts', 'server/讲师 c.ts'])
    git('checkout', '-q', '-B', 'main')
    expect(changedFiles(root)).toEqual(['server/b.ts', 'server/讲师 c.ts'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

it('the piece of work of main is what was committed within three hours before its newest commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'weft-work-'))
  const git = (at: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at },
    })
  const commit = (file: string, at: string) => {
    writeFileSync(join(root, file), at)
    git(at, 'add', '-A')
    git(at, 'commit', '-qm', file)
  }
  try {
    expect([commitOf(root), filesOfWork(root)]).toEqual(['none', []])
    git('2026-11-01T08:00:00Z', 'init', '-q', '-b', 'main')
    commit('a.ts', '2026-11-01T08:00:00Z')
    expect(filesOfWork(root), 'the first of all').toEqual([])
    commit('b.ts', '2026-11-02T15:30:00Z')
    commit('c.ts', '2026-11-02T18:00:00Z')
    expect(filesOfWork(root)).toEqual(['b.ts', 'c.ts'])
    expect(commitOf(root)).toMatch(/^[0-9a-f]{40}$/)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
