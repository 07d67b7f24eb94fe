import type { AnalysedEntity, DocumentAnalysis } from '../../../generated/operations'
import { type Asking, readerOf, type Trx } from '../../../query'
import { normalOf } from '../index/normal'
import type { Entity } from './analyse'
import { companiesNamed, type findAnalysis } from './repository'

const COMPANIES = '/unstructur/documentdata/companyinformation'
/** Places of one entity that are told; their number is told whole. */
const MOST_PLACES = 200
/** Different entities of a text that are told. */
const MOST_ENTITIES = 2000

/** Firms by their normal names, of those that the caller may see. */
async function companies(
  trx: Trx,
  asking: Asking,
  entities: readonly Entity[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  const reader = readerOf(asking)
  const list = trx.catalog.readable.at(COMPANIES)
  if (!list || (list.right !== null && !reader.can(list.right))) return new Map()
  const names = entities.flatMap(({ kind, value, text }) =>
    kind === 'firm' ? [value, text, value.replaceAll('(', '（').replaceAll(')', '）')] : [],
  )
  const known = await companiesNamed(trx, list.spec(reader), [...new Set(names)])
  return new Map(
    known.flatMap(({ id, name, aliases }) => [name, ...(aliases?.split('、') ?? [])].map(each => [normalOf(each), { id, name }] as const)),
  )
}

/** Equal entities as one, with all their places, in the order in which they first stand. */
function gathered(entities: readonly Entity[]): AnalysedEntity[] {
  const found = new Map<string, AnalysedEntity & { places: AnalysedEntity['places'][number][] }>()
  for (const { kind, value, text, page, start, end } of entities) {
    const key = `${kind} ${value}`
    const known = found.get(key) ?? { kind, value, text, count: 0, places: [], company: null }
    known.count += 1
    if (known.places.length < MOST_PLACES) known.places.push({ page, start, end })
    found.set(key, known)
  }
  return [...found.values()]
}

/** What was found in a text, as the caller reads it. */
export async function answerOf(
  trx: Trx,
  asking: Asking,
  { keywords, summary, partial, fault }: NonNullable<Awaited<ReturnType<typeof findAnalysis>>>,
  entities: readonly Entity[],
): Promise<DocumentAnalysis> {
  const firms = await companies(trx, asking, entities)
  const all = gathered(entities)
  return {
    state: fault === null ? 'ready' : 'failed',
    fault,
    partial: partial || all.length > MOST_ENTITIES,
    keywords: [...keywords],
    summary: [...summary],
    entities: all
      .slice(0, MOST_ENTITIES)
      .map(entity => ({ ...entity, company: (entity.kind === 'firm' && firms.get(entity.value)) || null })),
  }
}
