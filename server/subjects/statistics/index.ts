import type { EntityModel } from '../../../renderer/core'
import type { Activity, EntityFigures } from '../../generated/operations'
import { answer } from '../../http/answers'
import { isCurrent } from '../../http/generation'
import { type CallOf, defineModule, type Module } from '../../http/module'
import { openRows } from '../../query'
import { type ActivityKind, entityKind, systemKinds } from './activity-tables'
import { type CountServices, countDaysJob } from './days/count-days'
import { days } from './days/repository'
import * as figures from './repository'
import { texts } from './texts'

/** Entities of this area show what can be built; their records are no work, and the home page is about work. */
const SAMPLES = 'example/'

/** Whose holder sees what everybody does. */
const EVERYBODY = 'user:list'

type AnyCall = Pick<CallOf<'sysStatisticsRecords'>, 'can' | 'session' | 'catalog'>

/** What the caller may list, with the rows that are the caller's to see. */
const visible = (kinds: readonly ActivityKind[], call: AnyCall) =>
  kinds.flatMap(kind => {
    if (!call.can(kind.right)) return []
    const rows = kind.base === undefined ? openRows({ table: kind.table, columns: [] }) : call.catalog.readable.rowsFor(call, kind.base)
    return rows ? [{ ...kind, rows }] : []
  })

async function records(kinds: readonly ActivityKind[], call: CallOf<'sysStatisticsRecords'>): Promise<EntityFigures[]> {
  const seen = visible(kinds, call)
  return call.readTenant(async trx => {
    const counts = new Map((await figures.counts(trx, seen)).map(count => [count.id, count]))
    const paths = await figures.menuPaths(
      trx,
      seen.map(kind => kind.component),
    )
    return seen.map(({ id, title, component }) => {
      const { total = 0, recent = 0 } = counts.get(id) ?? {}
      return { entity: id, title: title(), path: paths.get(component) ?? null, total, recent }
    })
  })
}

async function activity(kinds: readonly ActivityKind[], call: CallOf<'sysStatisticsActivity'>): Promise<Activity[]> {
  const seen = visible(kinds, call)
  const byTable = new Map(seen.map(kind => [kind.table, kind]))
  return call.readTenant(async trx => {
    const found = await figures.events(trx, seen, {
      username: call.session.username,
      everybody: call.can(EVERYBODY),
      limit: call.query.limit ?? 10,
    })
    const paths = await figures.menuPaths(
      trx,
      seen.map(kind => kind.component),
    )
    return found.map(event => told(event, byTable, paths))
  })
}

const CHANGES: ReadonlyMap<string, Activity['kind']> = new Map([
  ['insert', 'add'],
  ['update', 'edit'],
  ['delete', 'delete'],
])
const LOGGED: ReadonlyMap<string, Activity['kind']> = new Map([
  ['signIn', 'signIn'],
  ['signOut', 'signOut'],
  ['refused', 'refused'],
])

/** An event in the words of people. */
function told(event: figures.Event, kinds: ReadonlyMap<string, ActivityKind>, paths: ReadonlyMap<string, string>): Activity {
  const table = event.table === null ? undefined : kinds.get(event.table)
  const kind = (table ? CHANGES : LOGGED).get(event.what) ?? 'other'
  const said = kind === 'signIn' || kind === 'signOut' || kind === 'refused' ? texts[kind] : (event.content ?? texts.kinds.other)
  return {
    id: event.id,
    time: event.time,
    who: event.who ?? '',
    text: table ? texts.changed(texts.kinds[kind], table.title(), event.label) : said,
    kind,
    kindText: texts.kinds[kind],
    path: (table && paths.get(table.component)) ?? null,
  }
}

/**
 * The figures of the home dashboard. Each is counted when it is asked for, but those of days that were counted before, and left out where the
 * caller may not list its records.
 */
export function statistics(entities: readonly EntityModel[], services: CountServices): Module {
  const business = entities.filter(({ id }) => !id.startsWith(SAMPLES)).map(entityKind)
  const all = [...systemKinds, ...business]
  return defineModule({
    name: 'statistics',
    rows: { default: 'subject', sysStatisticsRecords: 'reader', sysStatisticsActivity: 'reader' },
    outgoing: 'none',
    declare: ({ jobs }) => jobs.declare(countDaysJob(services)),
    handlers: {
      sysLoginfo: async call => {
        const result = await call.readTenant(figures.logInfo)
        return isCurrent(call.request) ? result : answer({ message: texts.found, result })
      },
      sysVisitInfo: call => call.readTenant(figures.visitInfo),
      sysStatisticsToday: call => call.readTenant(figures.today),
      sysStatisticsDays: call => call.readTenant(trx => days(trx, call.query.days ?? 7)),
      sysStatisticsPeople: call => call.readTenant(figures.people),
      sysStatisticsRecords: call => records(business, call),
      sysStatisticsActivity: call => activity(all, call),
    },
  })
}
