import { BankOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { Failure, useHost } from '../../../../renderer/index'
import type { Hit, TextOf } from '../calls'
import { type AnalysedEntity, ENTITY_KINDS, type EntityKind, type TextAnalysis } from './calls'
import { texts } from './texts'
import { useAnalysis } from './use-analysis'
import './analysis.css'

interface AnalysisPanelProps {
  readonly of: TextOf
  /** Shows places in the text. */
  readonly onPlaces: (places: readonly Hit[]) => void
  /** Looks for a word in the text. */
  readonly onWord: (word: string) => void
}

/** What was found in a text: its summary, its key words and its entities; each leads to its places. */
export function AnalysisPanel({ of, onPlaces, onWord }: AnalysisPanelProps) {
  const { found, error, retry } = useAnalysis(of)
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  if (found.state === 'waiting') return <Alert type="info" showIcon message={texts.waiting} role="status" />
  if (found.state === 'failed') return <Alert type="error" showIcon message={found.fault ?? texts.failed} />
  if (found.state === 'none') return <Empty description={texts.none} />
  return <Findings found={found} onPlaces={onPlaces} onWord={onWord} />
}

interface FindingsProps extends Pick<AnalysisPanelProps, 'onPlaces' | 'onWord'> {
  readonly found: TextAnalysis
}

function Findings({ found: { summary, keywords, entities, partial }, onPlaces, onWord }: FindingsProps) {
  if (summary.length + keywords.length + entities.length === 0) return <Empty description={texts.nothing} />
  return (
    <div className="weft-findings">
      {partial && <Alert type="warning" showIcon message={texts.partial} />}
      {summary.length > 0 && (
        <Part title={texts.summary}>
          <ol className="weft-findings-summary">
            {summary.map(({ text, page, start, end }) => (
              <li key={`${page} ${start}`}>
                <button type="button" onClick={() => onPlaces([{ page, start, end }])}>
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {keywords.length > 0 && (
        <Part title={texts.keywords}>
          <p className="weft-findings-words">
            {keywords.map(({ word, count }) => (
              <button key={word} type="button" onClick={() => onWord(word)}>
                {word} <small>{count}</small>
              </button>
            ))}
          </p>
        </Part>
      )}
      {ENTITY_KINDS.map(kind => (
        <Kind key={kind} kind={kind} entities={entities.filter(each => each.kind === kind)} onPlaces={onPlaces} />
      ))}
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Entities of a kind that are shown at first. */
const FEW = 8

interface KindProps extends Pick<AnalysisPanelProps, 'onPlaces'> {
  readonly kind: EntityKind
  readonly entities: readonly AnalysedEntity[]
}

function Kind({ kind, entities, onPlaces }: KindProps) {
  const [all, setAll] = useState(false)
  if (entities.length === 0) return null
  return (
    <Part title={texts.kinds[kind]}>
      <ul className="weft-findings-entities">
        {(all ? entities : entities.slice(0, FEW)).map(entity => (
          <li key={entity.value}>
            <button type="button" onClick={() => onPlaces(entity.places)}>
              <span>{shownOf(entity)}</span>
              <small>{texts.times(entity.count)}</small>
            </button>
            {entity.company && <CompanyLink {...entity.company} />}
          </li>
        ))}
      </ul>
      {entities.length > FEW && (
        <Button type="link" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.more(entities.length - FEW)}
        </Button>
      )}
    </Part>
  )
}

/** As it is written; what is written otherwise with its value behind it. */
const shownOf = ({ kind, text, value }: AnalysedEntity) => {
  if (kind === 'law') return value
  const digits = Number(value).toLocaleString('zh-CN', { minimumFractionDigits: 2 })
  if (kind === 'amount' && !text.includes(digits) && /^\d/.test(value)) return `${text}（${digits}）`
  return kind === 'date' && text !== value ? `${text}（${value}）` : text
}

function CompanyLink({ name }: { readonly name: string }) {
  const host = useHost()
  const label = texts.company(name)
  const open = () => host.navigate(`/unstructur/companyinformation?${new URLSearchParams({ 'f.name': name })}`)
  return <Button type="text" size="small" aria-label={label} title={label} icon={<BankOutlined aria-hidden />} onClick={open} />
}
