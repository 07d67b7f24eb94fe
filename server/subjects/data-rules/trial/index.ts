import type { Clearance, Database } from '../../../db/database'
import type { DataRuleTrial, DataRuleTrialGrant, DataRuleTrialRecord } from '../../../generated/operations'
import { type Call, type CallOf, defineModule, type Module } from '../../../http/module'
import { clearanceOf, type Holder } from '../../../http/session'
import { andSql, listPage, type RuleVariables, readerOf, readingAs } from '../../../query'
import { fail } from '../../../util/errors'
import { findHolder } from '../../identity'
import { formTrials } from './forms'
import { listTrials } from './lists'
import * as store from './repository'
import { texts } from './texts'
import type { Asked, Trial } from './trial'
import { type ListInWords, recordWords, ruleWords, sightWords } from './words'

const subjectOf = async ({ trx, call }: Asked, { table, theirs }: Trial): Promise<ListInWords> => ({
  trx,
  spec: theirs,
  words: await call.catalog.recordLists.words(trx, table),
})

const least = (one: Clearance, other: Clearance): Clearance => (one < other ? one : other)

/** Reads as the caller, with the lower of both clearances: nothing is seen here that one of the two may not see. */
function reading<T>(call: Call, holder: Holder, work: (trx: store.Trx) => Promise<T>): Promise<T> {
  const { tenantId, username, orgCode } = call.session
  const clearance = least(clearanceOf(call.session), clearanceOf(holder))
  return call.withActor({ tenantId, username, orgCode, clearance }, trx => work(readingAs(trx, readerOf(call))))
}

/** What the account may open: lists of menu entries, and pages of online forms. */
const trialsOf = async (asked: Asked, name: string): Promise<Trial[]> => [
  ...(await listTrials(asked, name)),
  ...(await formTrials(asked, name)),
]

async function rowOf(asked: Asked, trial: Trial): Promise<DataRuleTrial> {
  const { entry, theirs, callers, sight } = trial
  const subject = await subjectOf(asked, trial)
  const counts = callers && (await store.countSeen(asked.trx, callers, theirs))
  return {
    id: entry.id,
    username: asked.holder.username,
    name: entry.name,
    title: subject.words?.title ?? entry.name,
    rules: sight.rules.length,
    condition: await sightWords(subject, sight),
    seen: counts ? texts.seen(counts.seen, counts.total, store.MOST_COUNTED) : null,
  }
}

/** An entry with what it opens; refused where the account is not granted it. */
const findTrial = async (asked: Asked, permissionId: string): Promise<Trial> =>
  (await listTrials(asked, '')).find(({ entry }) => entry.id === permissionId) ??
  (await formTrials(asked, '', permissionId))[0] ??
  fail(texts.noEntry)

function throughOf({ kind, role, depart }: store.Grant): string {
  if (kind === 'departRole') return texts.departRole(depart ?? '', role ?? '')
  return texts[kind](kind === 'role' || kind === 'user' ? (role ?? '') : (depart ?? ''))
}

async function grantWords(subject: ListInWords, grant: store.Grant, variables: RuleVariables, index: number): Promise<DataRuleTrialGrant> {
  const { menu, ruleName, ruleColumn, ruleOperator, ruleValue, status } = grant
  const rule = ruleColumn !== null && ruleOperator !== null && ruleValue !== null ? { ruleColumn, ruleOperator, ruleValue } : undefined
  const condition = rule && status === '1' ? await ruleWords(subject, rule, variables) : null
  return { id: String(index), through: throughOf(grant), menu, ruleName, condition, ruleValue, status }
}

/** Tries what rules for rows leave an account. */
export function dataRuleTrial(database: () => Database): Module {
  const holderOf = async ({ session }: Call, username: string): Promise<Holder> =>
    (await findHolder(database(), username, session.tenantId)) ?? fail(texts.noHolder(username))

  async function list(call: CallOf<'sysDataRuleTrialList'>): Promise<DataRuleTrial[]> {
    const { username = '', name = '' } = call.query
    if (username === '') return []
    const holder = await holderOf(call, username)
    return reading(call, holder, async trx => {
      const asked = { trx, call, holder }
      const found: DataRuleTrial[] = []
      for (const trial of await trialsOf(asked, name)) found.push(await rowOf(asked, trial))
      return found.sort((one, other) => Number(other.condition !== texts.all) - Number(one.condition !== texts.all))
    })
  }

  async function grants(call: CallOf<'sysDataRuleTrialGrants'>): Promise<DataRuleTrialGrant[]> {
    const { username, permissionId } = call.query
    const holder = await holderOf(call, username)
    return reading(call, holder, async trx => {
      const asked = { trx, call, holder }
      const trial = await findTrial(asked, permissionId)
      const subject = await subjectOf(asked, trial)
      const found = await trial.grants()
      return Promise.all(found.map((grant, index) => grantWords(subject, grant, trial.sight.variables, index)))
    })
  }

  async function records(call: CallOf<'sysDataRuleTrialRecords'>) {
    const { username, permissionId, pageNo, pageSize } = call.query
    const holder = await holderOf(call, username)
    return reading(call, holder, async trx => {
      const asked = { trx, call, holder }
      const trial = await findTrial(asked, permissionId)
      const { theirs } = trial
      const callers = trial.callers ?? fail(texts.noRight)
      const shown = new Set(theirs.columns.map(({ name }) => name))
      const columns = callers.columns.filter(({ name }) => shown.has(name))
      const spec = { ...callers, columns, where: theirs.where ? andSql(callers.where, theirs.where) : callers.where }
      const page = await listPage<Record<string, unknown>>(trx, spec, { pageNo, pageSize })
      const subject = { ...(await subjectOf(asked, trial)), spec }
      return { ...page, records: page.records.map(row => recordOf(subject, row)) }
    })
  }

  return defineModule({
    name: 'data-rule-trial',
    rows: 'reader',
    outgoing: 'none',
    handlers: { sysDataRuleTrialList: list, sysDataRuleTrialGrants: grants, sysDataRuleTrialRecords: records },
  })
}

const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value))

function recordOf(subject: ListInWords, row: Readonly<Record<string, unknown>>): DataRuleTrialRecord {
  const { createBy, createTime } = row
  return { id: String(row.id), ...recordWords(subject, row), createBy: textOrNull(createBy), createTime: textOrNull(createTime) }
}
