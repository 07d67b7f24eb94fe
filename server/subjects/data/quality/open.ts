import type { SheetSource } from '../../../data/plan'
import { hidesValues } from '../../../data/plan'
import type { DataQuality, DataQualityPoint } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import type { DataServicesLater } from '../services'
import { readSheet } from '../sheets/asking'
import { qualitiesOf } from '../versions/repository'
import { type KeptQuality, type KeptRule, scoreOf } from './kept'

type Columns = SheetSource['columns']

/** Whether figures of a rule would tell a caller of values that are masked for the caller. */
const isClosed = ({ rule, columns }: KeptRule, shown: Columns) =>
  !hidesValues(rule) && shown.some(({ name, mask }) => mask !== undefined && columns.includes(name))

/** Whether rows of a version can be looked for that break a rule. */
function isAskable({ rule, columns }: KeptRule, shown: Columns): boolean {
  const plain = new Set(shown.flatMap(({ name, mask }) => (mask === undefined ? [name] : [])))
  return rule.is !== 'found' && columns.every(name => plain.has(name))
}

/** How the rows of a version keep their rules, as a caller may see it. */
export const shownQuality = (quality: KeptQuality | null, columns: Columns): DataQuality | null =>
  quality && {
    score: quality.score,
    rules: quality.rules.map(kept => {
      const { name, is, act } = kept.rule
      const closed = isClosed(kept, columns)
      return {
        ...{ name, is, act, columns: [...kept.columns], rows: kept.rows },
        broken: closed ? null : kept.broken,
        score: closed ? null : scoreOf(kept),
        rule: isAskable(kept, columns) ? { ...kept.rule } : null,
      }
    }),
  }

/** Versions of a sheet with their scores, the oldest first. */
export const qualityOverTime = (services: DataServicesLater) => (call: CallOf<'dataSheetQuality'>) =>
  call.readTenant(async (trx): Promise<DataQualityPoint[]> => {
    const { id } = call.query
    const { source } = await readSheet(trx, call, services(), id)
    return (await qualitiesOf(trx, id)).map(({ no, time, quality }) => ({
      ...{ no, time, score: quality.score },
      rules: quality.rules.map(kept => ({
        name: kept.rule.name,
        score: isClosed(kept, source.columns) ? null : scoreOf(kept),
      })),
    }))
  })
