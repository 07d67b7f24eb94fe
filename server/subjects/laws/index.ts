import type { ComparedArticle } from '../../generated/operations'
import { type Call, type CallOf, defineModule, type Module } from '../../http/module'
import { type ListSpec, readerOf } from '../../query'
import type { GivenRecord } from '../../records/check-context'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { checkBasis, FINDINGS } from './basis'
import { type LawServices, lawDay } from './day'
import * as rows from './repository'
import { askedFor } from './text/asked'
import { type ArticlePair, compareArticles } from './text/difference'
import { headOf } from './text/head'
import { outline } from './text/outline'
import { texts } from './texts'

const LAWS = '/audit/law'
/** What a field of doubts holds. */
const MOST_DOUBTS = 4000

/** The laws and versions that a caller may read. */
function listsOf({ catalog }: rows.Trx, call: Call): rows.LawLists {
  const listOf = (base: string): ListSpec => catalog.readable.at(base)?.spec(readerOf(call)) ?? fail(texts.none)
  return { laws: listOf(LAWS), versions: listOf(rows.VERSIONS) }
}

/** Takes the articles out of a version; what a person has to look at stands beside them. */
async function readVersion(trx: rows.Trx, version: rows.StoredVersion): Promise<void> {
  const read = outline(version.text)
  const doubts = read.problems.map(({ line, message }) => texts.atLine(line, message)).join('\n')
  await rows.setRead(trx, version, { ...headOf(read), doubts: doubts.slice(0, MOST_DOUBTS) }, read.articles)
}

/** A version of another law now leaves its former one without it. */
async function versionWritten(trx: rows.Trx, id: string, before?: { readonly lawId?: unknown }): Promise<void> {
  const version = await rows.findVersion(trx, id)
  if (!version) return
  await readVersion(trx, version)
  if (typeof before?.lawId === 'string' && before.lawId !== version.lawId) await rows.setValidity(trx, [before.lawId])
}

const checkVersion = ({ text }: GivenRecord): readonly (readonly [string, string])[] =>
  typeof text === 'string' && text !== '' && outline(text).articles.length === 0 ? [['text', texts.noArticles]] : []

const articles = (call: CallOf<'auditLawArticleList'>) => {
  const { asked = '', day, ofLaw, ofVersion, ...query } = call.query
  return call.readTenant(trx =>
    rows.articlePage(trx, listsOf(trx, call), { ...askedFor(asked), day, lawId: ofLaw, versionId: ofVersion }, query),
  )
}

const compared = ({ change, before, after }: ArticlePair, at: number): ComparedArticle => ({
  id: String(at + 1),
  change,
  beforeLabel: before?.label ?? null,
  before: before?.text ?? null,
  afterLabel: after?.label ?? null,
  after: after?.text ?? null,
})

const comparison = (call: CallOf<'auditLawComparison'>) =>
  call.readTenant(async trx => {
    const lists = listsOf(trx, call)
    const chosen = [...new Set(commaList(call.query.versions))]
    if (chosen.length !== 2) fail(texts.twoVersions)
    const [before, after] = await rows.articlesOf(trx, lists, chosen)
    if (!before || !after) return fail(texts.noVersion)
    const pairs = compareArticles(before.articles, after.articles).filter(({ change }) => call.query.changes !== 'Y' || change !== 'same')
    return pairs.map(compared)
  })

/** Laws, their versions and articles. The entities bring the rest; it stands after the module that makes their tables. */
export const law = (services: LawServices): Module =>
  defineModule({
    name: 'law',
    rows: 'reader',
    outgoing: 'none',
    declare: ({ entities, jobs }) => {
      entities.declare(rows.VERSIONS, { check: checkVersion, written: versionWritten })
      entities.declare(LAWS, { written: async (trx, id) => void (await rows.setValidity(trx, [id])) })
      entities.declare(FINDINGS, { written: checkBasis })
      jobs.declare(lawDay(services))
    },
    prepare: owner => rows.prepareLaws(owner, readVersion),
    handlers: { auditLawArticleList: articles, auditLawComparison: comparison },
  })
