import { DownOutlined, SwapOutlined, UpOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox, Empty, Skeleton } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../../../../renderer/contract'
import { Failure, useHost, type WidgetProps } from '../../../../renderer/index'
import type { TextOf, TextSource } from '../calls'
import { Tool } from '../reader/tool'
import { readerAddress } from '../reader-address'
import { differencesOf, type Row, stretchesOf } from './compare'
import { RowView } from './row-view'
import { texts } from './texts'
import { type Comparison, useComparison } from './use-comparison'
import './compare.css'

/** `version:ID,document:ID`; an id alone is one of a document. */
export function comparedOf(value: unknown): readonly [TextOf, TextOf] | undefined {
  const keys = String(value ?? '')
    .split(',')
    .map(key => key.trim())
    .filter(key => key !== '')
    .map((key): TextOf => {
      const [, source = 'document', id = ''] = /^(?:(document|knowledge|version):)?(.*)$/s.exec(key) ?? []
      return { source: source as TextSource, id }
    })
  const [left, right] = keys
  return keys.length === 2 && left && right ? [left, right] : undefined
}

/** Two documents side by side, paragraph beside paragraph: the block's `documents`. */
export function DocumentComparison({ values }: WidgetProps<unknown>) {
  const compared = comparedOf(values.documents)
  if (compared === undefined) return <Empty description={texts.choose} />
  return <Compared key={String(values.documents)} left={compared[0]} right={compared[1]} />
}

function Compared({ left, right }: { readonly left: TextOf; readonly right: TextOf }) {
  const [swapped, setSwapped] = useState(false)
  const [a, b] = swapped ? [right, left] : [left, right]
  const { found, error, retry } = useComparison(a, b)
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active paragraph={{ rows: 12 }} />
  const { rows } = found
  if (rows === undefined) return <Alert type="warning" showIcon message={texts.tooLarge} />
  if (rows.length === 0) return <Empty description={texts.noText} />
  return <Result of={[a, b]} names={found.names} rows={rows} onSwap={() => setSwapped(!swapped)} />
}

interface ResultProps extends Pick<Comparison, 'names'> {
  readonly of: readonly [TextOf, TextOf]
  readonly rows: readonly Row[]
  readonly onSwap: () => void
}

function Result({ of, names, rows, onSwap }: ResultProps) {
  const host = useHost()
  const stage = useRef<HTMLElement>(null)
  const differences = useMemo(() => differencesOf(rows), [rows])
  const [at, setAt] = useState(0)
  const [all, setAll] = useState(false)
  const go = (by: number) => {
    if (differences.length === 0) return
    const next = (at + by + differences.length) % differences.length
    setAt(next)
    stage.current?.querySelector(`[data-row="${differences[next]}"]`)?.scrollIntoView?.({ block: 'center' })
  }
  useDifferenceKeys(stage, go)
  const open = (side: 0 | 1, page: number) => host.navigate(readerAddress({ ...of[side], page }))
  return (
    <div className="weft-compare">
      <div className="weft-compare-tools" role="toolbar" aria-label={texts.tools}>
        <strong role="status">{differences.length === 0 ? texts.equal : texts.count(differences.length)}</strong>
        {differences.length > 0 && (
          <span className="weft-compare-steps">
            <Tool label={texts.previous} icon={<UpOutlined aria-hidden />} onPress={() => go(-1)} />
            <small>{texts.at(at + 1, differences.length)}</small>
            <Tool label={texts.next} icon={<DownOutlined aria-hidden />} onPress={() => go(1)} />
          </span>
        )}
        <Checkbox checked={all} onChange={event => setAll(event.target.checked)}>
          {texts.all}
        </Checkbox>
        <Button size="small" icon={<SwapOutlined aria-hidden />} onClick={onSwap}>
          {texts.swap}
        </Button>
      </div>
      <section ref={stage} className="weft-compare-stage" aria-label={texts.result} {...scrolled}>
        <div className="weft-compare-names">
          {names.map((name, side) => (
            <a
              key={side === 0 ? 'left' : 'right'}
              href={readerAddress(of[side as 0 | 1])}
              onClick={event => {
                event.preventDefault()
                open(side as 0 | 1, 1)
              }}
            >
              {name}
            </a>
          ))}
        </div>
        <Rows rows={rows} all={all} current={differences[at]} onOpen={open} />
      </section>
    </div>
  )
}

/** Keys scroll it. */
const scrolled = { tabIndex: 0 }

interface RowsProps {
  readonly rows: readonly Row[]
  /** Whether nothing is folded. */
  readonly all: boolean
  readonly current: number | undefined
  readonly onOpen: (side: 0 | 1, page: number) => void
}

function Rows({ rows, all, current, onOpen }: RowsProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const stretches = useMemo(() => stretchesOf(rows), [rows])
  return stretches.map(({ rows: own, folded }) => {
    const first = own[0]?.no ?? 0
    return folded && !all && !unfolded.has(first) ? (
      <Button key={first} type="dashed" block size="small" onClick={() => setUnfolded(new Set([...unfolded, first]))}>
        {texts.unfold(own.length)}
      </Button>
    ) : (
      own.map(({ row, no }) => <RowView key={no} row={row} number={no} current={no === current} onOpen={onOpen} />)
    )
  })
}

/** Alt+↓ goes to the next difference, Alt+↑ to the one before, while the comparison is in sight. */
function useDifferenceKeys(stage: { readonly current: HTMLElement | null }, go: (by: number) => void): void {
  const latest = useLatest(go)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined || !event.altKey || stage.current === null || stage.current.closest('[hidden]') !== null) return
      event.preventDefault()
      latest.current(by)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [stage])
}
