import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '../../../../../renderer/index'
import { messageOf, previewSteps, type Step } from '../../calls'
import { type Cluster, clustersOf } from '../near'
import { useParameters } from '../parameters/parameters-context'
import { texts } from '../texts'
import { Lines } from './lines'
import type { AroundStep, InputProps } from './types'

interface Merge {
  readonly from: readonly string[]
  readonly to: string
}

const MOST = 1000
const MOST_VALUES = 1000
const MOST_CLUSTERS = 50

/** The values of the column in the sample with how often they stand, as rows of a plan. */
const countValues = (steps: readonly Step[], column: string): readonly Step[] => [
  ...steps,
  { do: 'group', by: [column], measures: [{ name: '#', measure: 'count' }] },
  { do: 'sort', keys: [{ column: '#', descending: true }] },
]

function useClusters({ sheetId, steps, at }: AroundStep, column: string) {
  const host = useHost()
  const params = useParameters()
  const [found, setFound] = useState<readonly Cluster[]>()
  const [busy, setBusy] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const find = async () => {
    const abort = new AbortController()
    asking.current = abort
    setBusy(true)
    try {
      const asked = countValues(steps.slice(0, at), column)
      const body = { sheetId, steps: asked, params, upTo: asked.length, sample: 'first', show: 'all', limit: MOST_VALUES } as const
      const { rows } = await previewSteps(host.client, body, abort.signal)
      const counted = rows.flatMap(([value, count]) => (typeof value === 'string' ? [{ value, count: Number(count) }] : []))
      setFound(clustersOf(counted).slice(0, MOST_CLUSTERS))
    } catch (error) {
      if (abort.signal.aborted) return
      host.notify.error(messageOf(error))
    }
    setBusy(false)
  }
  return { found, busy, find }
}

type Props = InputProps<readonly Merge[]> & { readonly around: AroundStep; readonly column: string }

/** Groups of values that become one; near ones are found in the sample and taken one by one. */
export function MergesInput({ title, value = [], onChange, disabled, around, column }: Props) {
  const { found, busy, find } = useClusters(around, column)
  const taken = new Set(value.flatMap(({ from }) => from))
  const open = found?.filter(cluster => !cluster.slice(1).every(one => taken.has(one.value)))
  const take = (cluster: Cluster, to: string) => onChange([...value, { from: cluster.map(one => one.value).filter(one => one !== to), to }])
  return (
    <>
      <Button disabled={disabled || column === ''} loading={busy} onClick={() => void find()}>
        {texts.near}
      </Button>
      {open && <small role="status">{open.length === 0 ? texts.nearNone : texts.nearFound(open.length)}</small>}
      {open?.map(cluster => (
        <Found key={cluster[0]?.value} cluster={cluster} onTake={to => take(cluster, to)} />
      ))}
      <Lines title={title} lines={value} blank={{ from: [], to: '' }} most={MOST} disabled={disabled} onChange={onChange}>
        {(line, set, nth) => (
          <div className="weft-recipe-pair">
            <Input.TextArea
              aria-label={`${texts.mergeFrom} ${nth}`}
              placeholder={texts.mergeFrom}
              autoSize={{ minRows: 1, maxRows: 6 }}
              value={line.from.join('\n')}
              disabled={disabled}
              onChange={event => set({ from: event.target.value === '' ? [] : event.target.value.split('\n') })}
            />
            <Input
              aria-label={`${texts.mergeTo} ${nth}`}
              placeholder={texts.mergeTo}
              value={line.to}
              maxLength={1000}
              disabled={disabled}
              onChange={event => set({ to: event.target.value })}
            />
          </div>
        )}
      </Lines>
    </>
  )
}

function Found({ cluster, onTake }: { readonly cluster: Cluster; readonly onTake: (to: string) => void }) {
  const [to, setTo] = useState(cluster[0]?.value ?? '')
  return (
    <div className="weft-recipe-cluster">
      <ul>
        {cluster.map(({ value, count }) => (
          <li key={value}>
            <button type="button" className="weft-data-link" onClick={() => setTo(value)}>
              {value}
            </button>
            <span>{count.toLocaleString('zh-CN')}</span>
          </li>
        ))}
      </ul>
      <Input size="small" aria-label={texts.mergeTo} value={to} maxLength={1000} onChange={event => setTo(event.target.value)} />
      <Button size="small" aria-label={texts.takeGroup(to)} disabled={to === ''} onClick={() => onTake(to)}>
        {texts.take}
      </Button>
    </div>
  )
}
