import { Drawer, Tag } from 'antd'
import { useCallback } from 'react'
import type { Client } from '../../../../renderer/contract'
import { useHost } from '../../../../renderer/index'
import { useCall } from '../../use-call'
import { type KeptRule, messageOf, type Quality, type QualityPoint, readQuality, type SheetContent } from '../calls'
import { texts as ruleTexts } from '../recipe/kinds/rule-texts'
import { texts } from '../texts'
import { breaks, type Condition } from './conditions'

interface QualityDrawerProps {
  readonly sheet: SheetContent
  readonly quality: Quality
  readonly onFilter: (condition: Condition) => void
  readonly onClose: () => void
}

/** How the rows keep the rules of their recipe: each figure narrows the rows to those that it counts. */
export function QualityDrawer({ sheet, quality, onFilter, onClose }: QualityDrawerProps) {
  return (
    <Drawer open onClose={onClose} title={texts.quality} width="min(480px, 100vw)" closable={{ 'aria-label': texts.close }}>
      <div className="weft-data-profile">
        <p className="weft-data-score">
          <strong>{texts.score(quality.score)}</strong>
          <small>{texts.scoreHint}</small>
        </p>
        <ul className="weft-data-rules" aria-label={texts.ruleScores}>
          {quality.rules.map((rule, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may have one name, and none comes or goes
            <RuleScore key={at} rule={rule} onFilter={onFilter} />
          ))}
        </ul>
        <OverTime sheet={sheet} />
      </div>
    </Drawer>
  )
}

function RuleScore({ rule, onFilter }: { readonly rule: KeptRule; readonly onFilter: (condition: Condition) => void }) {
  const { name, act, score, broken, rows } = rule
  // Rows that were set apart are not among those of the sheet.
  const condition = act === 'apart' ? undefined : breaks(rule)
  const counted = broken === null ? texts.notTold : texts.brokenOf(broken, rows)
  return (
    <li>
      <span>
        {name} <Tag bordered={false}>{ruleTexts.acts[act]}</Tag>
      </span>
      <strong>{score === null ? '—' : texts.score(score)}</strong>
      {score !== null && <meter aria-label={name} min={0} max={100} low={60} high={90} optimum={100} value={score} />}
      {condition && broken !== null && broken > 0 ? (
        <button type="button" className="weft-data-link" aria-label={texts.onlyThis(condition.title)} onClick={() => onFilter(condition)}>
          {counted}
        </button>
      ) : (
        <small>{counted}</small>
      )}
      {act === 'apart' && broken !== null && broken > 0 && <small>{texts.brokenApart}</small>}
    </li>
  )
}

/** One bar a version; a press opens it. */
function OverTime({ sheet }: { readonly sheet: SheetContent }) {
  const host = useHost()
  const ask = useCallback((client: Client, signal: AbortSignal) => readQuality(client, sheet.id, signal), [sheet.id])
  const { found, error } = useCall(ask)
  if (error !== undefined) return <small>{messageOf(error)}</small>
  const named = ({ no, time, score }: QualityPoint) => `${texts.version(no)} · ${time} · ${texts.score(score)}`
  return (
    <section aria-busy={found === undefined}>
      <h3>{texts.overTime}</h3>
      <fieldset className="weft-data-bars weft-data-bars-large weft-data-scores" aria-label={texts.overTime}>
        {found?.map(point => (
          <button
            key={point.no}
            type="button"
            title={named(point)}
            aria-label={named(point)}
            aria-current={point.no === sheet.no || undefined}
            onClick={() => host.navigate(`/data/open?id=${sheet.id}&no=${point.no}`)}
          >
            <i style={{ height: `${Math.max(2, point.score)}%` }} />
          </button>
        ))}
      </fieldset>
      <small>{found && found.length > 0 && texts.overTimeHint(found.length)}</small>
    </section>
  )
}
