import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { ask, emptyDatabase, isEmpty, testFolder } from '../../../tests/helpers/backups'
import { KEY, type MadeArchive, madeArchive, writeParts } from '../../../tests/helpers/made-archives'
import { SUPERUSER } from '../../db/embedded/process'
import { rolesOf } from '../../db/owner'
import { restoreFiles } from '../files'
import { restore, verify } from './repository'

type SchemaObject = MadeArchive['schema']['before'][number]

const serverUrl = async () => (await fetch(inject('databaseDoor'))).text()

const rolesLike = async (pattern: string) => ask(await serverUrl(), 'select rolname from pg_roles where rolname like $1', [pattern])

/** Restores a made archive into an empty database, or another one; its objects are looked at before unless that is left out. */
async function restored(made: MadeArchive, { url = '', isVerified = true, replace = false } = {}) {
  const reading = { path: await writeParts(testFolder(), made.parts), passphrase: '', key: KEY }
  const head = { format: 2, version: '0.1.0', begun: 0 }
  const facts = isVerified ? await verify(reading) : { head, schema: made.schema, manifest: made.manifest }
  const report = await restore({ ...reading, facts, url, replace, files: restoreFiles(testFolder()) })
  return report
}

/** An empty database, with which the roles of an installation go. */
async function databaseFor(...installations: readonly MadeArchive[]): Promise<string> {
  const server = await serverUrl()
  onTestFinished(async () => {
    for (const { schema } of installations)
      for (const role of Object.values(rolesOf(schema.prefix))) await ask(server, `drop role if exists "${role}"`)
  })
  return emptyDatabase({ databaseUrl: server } as Parameters<typeof emptyDatabase>[0])
}

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'restored',
    (error: Error) => `${error.name} ${error.message}`,
  )

/** A file that a program of the system's user can make. */
function canary(): string {
  const folder = testFolder()
  chmodSync(folder, 0o777)
  return join(folder, 'canary')
}

/** What an archive may try; each needs a right that no owner of tables has. */
const TRIALS: readonly (readonly [what: string, statements: (canary: string) => string])[] = [
  ['a program that is written to', file => `copy (select 1) to program 'touch ${file}'`],
  ['a program that is read from', file => `copy weft.note from program 'touch ${file}; echo x'`],
  ['a file that is written', file => `copy (select 1) to '${file}'`],
  ['a file that is read', () => `copy weft.note from '/etc/passwd'`],
  ['a program after the role was given up', file => `reset role ;; copy (select 1) to program 'touch ${file}'`],
  ['a program after the session was given up', file => `reset session authorization ;; copy (select 1) to program 'touch ${file}'`],
  ['the role of the administrator', () => `set role ${SUPERUSER}`],
  ['the session of the administrator', () => `set session authorization ${SUPERUSER}`],
  ['a function that reads a file', () => "perform pg_read_file('/etc/passwd')"],
  ['a function that reads a folder', () => "perform pg_ls_dir('/')"],
  ['a large object out of a file', () => "perform lo_import('/etc/passwd')"],
  ['a large object into a file', file => `perform lo_export(lo_create(0), '${file}')`],
  ['an extension', () => 'create extension file_fdw'],
  ['a language', () => 'create language plpython3u'],
  ['a function of a library', () => "create function weft.x() returns int language c as '$libdir/pgcrypto', 'x'"],
  ['a function of the server', () => "create function weft.x() returns int language internal as 'int4in'"],
  ['a trigger on events', () => 'create event trigger x on ddl_command_end execute function weft.x()'],
  ['a setting of the cluster', () => "alter system set archive_command = 'id'"],
  ['a setting of the database', () => "do 'begin execute format(''alter database %I set search_path = weft'', current_database()); end'"],
  ['a role that may do all', () => 'create role x superuser'],
  ['its own role made stronger', () => 'alter role current_user superuser'],
  ['another database', () => 'create database x'],
  ['passwords of roles', () => 'perform rolpassword from pg_authid'],
  ['the secret of the installation', () => 'perform secret from weft_setup.installation'],
  ['row security left out', () => 'alter role current_user bypassrls'],
]

/** A function whose body does it, called by a check of rows that are there. */
function byCheck(statement: string): readonly [before: SchemaObject[], after: SchemaObject[]] {
  const body = statement.split(' ;; ').map(each => (each.startsWith('perform ') ? `${each};` : `execute ${quoted(each)};`))
  const sql = `create function weft.x() returns boolean language plpgsql as ${quoted(`begin ${body.join(' ')} return true; end`)}`
  return [
    [{ schema: 'weft', key: 'function weft.x()', sql }],
    [{ schema: 'weft', key: 'constraint note.x', sql: 'alter table weft.note add constraint x check (weft.x())' }],
  ]
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const REFUSED =
  /^BackupError 数据库对象“weft .*”无法恢复，已全部撤销：(permission denied|must be|only |no such|.*(denied|privilege|superuser|not trusted|not available|cannot))/

describe('what the objects of an archive run', () => {
  it('is restored where it does no more than an owner of tables may', async () => {
    const made = madeArchive(...byCheck('perform 1'))
    const url = await databaseFor(made)
    expect((await restored(made, { url })).faults).toEqual([])
    expect(await ask(url, 'select id from weft.note')).toEqual([{ id: 'first' }])
    expect(await ask(url, 'select prefix from weft_setup.installation')).toEqual([{ prefix: made.schema.prefix }])
    await expect.poll(() => rolesLike('weft_restore_%')).toEqual([])
    expect(await ask(url, "select from pg_policy where polname = 'backup'")).toEqual([])
  })

  it.each(TRIALS)('has no right to %s', async (_, statement) => {
    const file = canary()
    const made = madeArchive(...byCheck(statement(file)))
    const url = await databaseFor(made)
    expect(await said(restored(made, { url }))).toMatch(REFUSED)
    expect(existsSync(file)).toBe(false)
    expect(await isEmpty(url)).toBe(true)
    expect(await rolesLike(`${made.schema.prefix}%`)).toEqual([])
    await expect.poll(() => rolesLike('weft_restore_%')).toEqual([])
  })

  it.each([
    ['an index', 'create index x on weft.note (weft.x())'],
    ['a generated column', 'create table weft.other (id text default weft.x()::text not null)'],
  ])('has none in %s either', async (_, sql) => {
    const file = canary()
    const body = `begin execute ${quoted(`copy (select 1) to program ${quoted(`touch ${file}`)}`)}; return true; end`
    const made = madeArchive(
      [
        {
          schema: 'weft',
          key: 'function weft.x()',
          sql: `create function weft.x() returns boolean language plpgsql immutable as ${quoted(body)}`,
        },
      ],
      [{ schema: 'weft', key: sql.startsWith('create index') ? 'index x' : 'table other', sql }],
    )
    await said(restored(made, { url: await databaseFor(made) }))
    expect(existsSync(file)).toBe(false)
  })
})

describe('a statement of an archive', () => {
  it.each(TRIALS.filter(([, statement]) => !statement('').startsWith('perform')))(
    'that gets through all the same has no right to %s',
    async (_, statement) => {
      const file = canary()
      const object = { schema: 'weft', key: 'table x', sql: statement(file).replace(' ;; ', '; ') }
      const made = madeArchive([object])
      const url = await databaseFor(made)
      expect(await said(restored(made, { url }))).toMatch(/^BackupError 备份中的数据库对象“weft table x”含有不允许的内容/)
      expect(await said(restored(made, { url, isVerified: false }))).toMatch(/^BackupError 数据库对象“weft table x”无法恢复，已全部撤销/)
      expect(existsSync(file)).toBe(false)
      expect(await isEmpty(url)).toBe(true)
    },
  )

  it('is one, whatever the text holds', async () => {
    const made = madeArchive([{ schema: 'weft', key: 'table x', sql: 'create table weft.x (id text); create table weft.y (id text)' }])
    const url = await databaseFor(made)
    expect(await said(restored(made, { url, isVerified: false }))).toMatch('cannot insert multiple commands')
  })
})

describe('a restore over another installation', () => {
  const withRow = 'insert into weft.note values (2)'

  it('leaves it as it was when an object fails, and takes its place otherwise', async () => {
    const [former, evil, next] = [madeArchive(), madeArchive(...byCheck("perform pg_read_file('/etc/passwd')")), madeArchive()]
    const url = await databaseFor(former, evil, next)
    await restored(former, { url })
    await ask(url, withRow)
    expect(await said(restored(evil, { url, replace: true }))).toMatch('permission denied')
    expect(await ask(url, 'select id from weft.note order by id')).toEqual([{ id: '2' }, { id: 'first' }])
    expect(await ask(url, 'select prefix from weft_setup.installation')).toEqual([{ prefix: former.schema.prefix }])
    await restored(next, { url, replace: true })
    expect(await ask(url, 'select id from weft.note')).toEqual([{ id: 'first' }])
    expect(await ask(url, 'select prefix from weft_setup.installation')).toEqual([{ prefix: next.schema.prefix }])
    await expect.poll(() => rolesLike('weft_restore_%')).toEqual([])
  })

  it('is not begun where an administrator owns a schema that would go', async () => {
    const [former, next] = [madeArchive(), madeArchive()]
    const url = await databaseFor(former, next)
    await restored(former, { url })
    await ask(url, 'alter schema weft owner to current_user')
    expect(await said(restored(next, { url, replace: true }))).toMatch(/模式 weft 属于管理角色/)
    expect(await rolesLike(`${next.schema.prefix}%`)).toEqual([])
  })
})
