import { randomBytes } from 'node:crypto'
import type { ScreenModel } from '../../../../renderer/core'
import type { StoredScreen } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import { type CallOf, defineModule, type Module } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { errors, fail } from '../../../util/errors'
import type { ScreenCheck } from '../check'
import { declareScreens, declareStoredScreens, strangeChoice } from '../choices'
import * as screens from './repository'
import { texts } from './texts'

/** Screens of one person at most. */
const MOST = 200
const LONGEST_TITLE = 100
const NOT_FOUND = 404

const KEYS = new Set(['$schema', 'screen', 'version', 'title', 'icon', 'help', 'source', 'fields', 'analysis'])
const FIELD_KEYS = new Set(['title', 'type', 'dict'])

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const hasOnly = (value: unknown, keys: ReadonlySet<string>) => isObject(value) && Object.keys(value).every(key => keys.has(key))

/**
 * Whether a screen is a question over a source and nothing else. Other screens hold actions and requests, which act with the rights
 * of a user who opens them: to write those takes more than to save a query.
 */
function isPlainQuery(screen: unknown): boolean {
  if (!isObject(screen) || screen.screen !== 'query' || typeof screen.source !== 'string' || !hasOnly(screen, KEYS)) return false
  return screen.fields === undefined || (isObject(screen.fields) && Object.values(screen.fields).every(field => hasOnly(field, FIELD_KEYS)))
}

type AnyCall = Pick<CallOf<'sysStoredScreenMine'>, 'session' | 'can'>
type Stored = screens.Stored

const readerOf = ({ session, can }: AnyCall): screens.Reader => ({
  userId: session.userId,
  username: session.username,
  everything: can('storedScreen:list'),
})

const mayEdit = ({ can }: AnyCall, { mine, content }: Stored) => can('storedScreen:edit') || (mine && isPlainQuery(parsed(content)))
const mayDelete = ({ can }: AnyCall, { mine }: Stored) => mine || can('storedScreen:delete')

async function mustFind(call: AnyCall, trx: screens.Trx, by: 'id' | 'name', value: string): Promise<Stored> {
  return (await screens.find(trx, readerOf(call), by, value)) ?? fail(texts.notFound, NOT_FOUND)
}

/** As the caller may know it: who else sees a screen is told to who can change that. */
function told(call: AnyCall, stored: Stored): StoredScreen {
  const edits = mayEdit(call, stored)
  return { ...stored, mayEdit: edits, mayDelete: mayDelete(call, stored), roleIds: edits ? stored.roleIds : '' }
}

const listedScreen = async (call: AnyCall, trx: screens.Trx, id: string) => told(call, await mustFind(call, trx, 'id', id))

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** What the table keeps of a screen beside its text. Refused with every issue when there is one. */
async function read(call: AnyCall, check: ScreenCheck, trx: screens.Trx, name: string, content: string) {
  const { screen, issues } = check(name, content, trx.catalog, await screens.liveWords(trx, content))
  const [first] = issues
  if (screen === undefined || first !== undefined)
    return fail(texts.wrong(issues.length, first ? `${first.line}:${first.column} ${first.message}` : ''), 500, issues)
  const strange = await strangeChoice(trx, call, screen.fields, content)
  if (strange !== undefined) return fail(texts.noChoice(strange))
  const written = parsed(content) as { readonly title: string }
  if (!call.can('storedScreen:edit') && !isPlainQuery(written)) return fail(texts.onlyQueries)
  return { content, kind: screen.kind, title: written.title.slice(0, LONGEST_TITLE) }
}

interface Shown {
  readonly audience: Stored['audience']
  readonly roleIds: readonly string[]
}

/** Whom a screen is shown to from now on. A user who may not share any more can still take it back. */
async function show(call: AnyCall, trx: screens.Trx, id: string, wanted: Shown, before: Shown): Promise<void> {
  const more =
    (wanted.audience === 'all' && before.audience !== 'all') ||
    (wanted.audience === 'roles' && (before.audience === 'own' || wanted.roleIds.some(role => !before.roleIds.includes(role))))
  if (more && !call.can('storedScreen:share')) fail(texts.noShare)
  const roleIds = wanted.audience === 'roles' ? wanted.roleIds : []
  if (wanted.audience === 'roles' && roleIds.length === 0) fail(texts.rolesMissing)
  if (!(await screens.showTo(trx, id, roleIds))) fail(texts.noRole)
}

async function add(call: CallOf<'sysStoredScreenAdd'>, check: ScreenCheck) {
  const { content, description, audience = 'own' } = call.body
  const name = call.body.name || `page-${randomBytes(4).toString('hex')}`
  const result = await call.withTenant(async trx => {
    if (await screens.isTaken(trx, name)) fail(texts.taken(name))
    if ((await screens.countOwn(trx, call.session.username)) >= MOST) fail(texts.full(MOST))
    const id = await screens.add(trx, { name, description, audience, ...(await read(call, check, trx, name, content)) })
    await show(call, trx, id, { audience, roleIds: commaList(call.body.roleIds) }, { audience: 'own', roleIds: [] })
    return listedScreen(call, trx, id)
  })
  return answer({ message: texts.saved, result })
}

async function edit(call: CallOf<'sysStoredScreenEdit'>, check: ScreenCheck) {
  const { id, version, content, description, roleIds } = call.body
  const result = await call.withTenant(async trx => {
    const stored = await mustFind(call, trx, 'id', id)
    if (!mayEdit(call, stored)) throw errors.noPermission()
    if (version !== undefined && version !== stored.version) throw errors.stale(told(call, stored))
    const name = call.body.name || stored.name
    if (await screens.isTaken(trx, name, id)) fail(texts.taken(name))
    const { audience = stored.audience } = call.body
    const written = content === undefined ? {} : await read(call, check, trx, name, content)
    const saved = await screens.save(trx, { id, version: stored.version }, { name, description, audience, ...written })
    // A user was faster between the reading and the writing.
    if (!saved) throw errors.stale(await listedScreen(call, trx, id))
    if (name !== stored.name) await screens.renameEntries(trx, stored.name, name)
    const before = { audience: stored.audience, roleIds: commaList(stored.roleIds) }
    await show(call, trx, id, { audience, roleIds: commaList(roleIds === undefined ? stored.roleIds : roleIds) }, before)
    return listedScreen(call, trx, id)
  })
  return answer({ message: texts.saved, result })
}

async function remove(call: CallOf<'sysStoredScreenDelete'> | CallOf<'sysStoredScreenDeleteBatch'>, ids: readonly string[]) {
  if (ids.length === 0) fail(texts.noneChosen)
  await call.withTenant(async trx => {
    for (const id of ids) if (!mayDelete(call, await mustFind(call, trx, 'id', id))) throw errors.noPermission()
    await screens.remove(trx, ids)
  })
  return answer({ message: texts.deleted })
}

/** Screens made while the system runs: each its author's, shown to whom they say, looked after by who holds the rights. */
export const storedScreen = (root: string, own: () => readonly ScreenModel[], check: ScreenCheck): Module =>
  defineModule({
    name: 'storedScreen',
    rows: 'subject',
    outgoing: 'none',
    declare: catalog => {
      declareScreens(catalog, own)
      declareStoredScreens(catalog, root)
    },
    handlers: {
      sysStoredScreenList: call => call.readTenant(trx => screens.page(trx, call.query)),
      sysStoredScreenMine: call => call.readTenant(trx => screens.shownTo(trx, readerOf(call))),
      sysStoredScreenQueryByName: call => call.readTenant(async trx => told(call, await mustFind(call, trx, 'name', call.query.name))),
      sysStoredScreenQueryById: call => call.readTenant(trx => listedScreen(call, trx, call.query.id)),
      sysStoredScreenCheck: async call => [
        ...check('draft', call.body.content, call.catalog, await call.readTenant(trx => screens.liveWords(trx, call.body.content))).issues,
      ],
      sysStoredScreenAdd: call => add(call, check),
      sysStoredScreenEdit: call => edit(call, check),
      sysStoredScreenDelete: call => remove(call, commaList(call.query.id)),
      sysStoredScreenDeleteBatch: call => remove(call, commaList(call.query.ids)),
    },
  })
