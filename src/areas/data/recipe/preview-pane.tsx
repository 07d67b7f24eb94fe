import { Alert, Empty, Segmented, Skeleton } from 'antd'
import { useMemo } from 'react'
import { Failure } from '../../../../renderer/index'
import { messageOf, type Preview, type PreviewAsked } from '../calls'
import { NUMBERS, useGridPart, widthOf } from '../grid-part'
import { textOf } from '../sheet/shown'
import { texts } from './texts'

const HEIGHT = 'max(320px, calc(100dvh - 340px))'

interface PreviewPaneProps {
  readonly preview: Preview | undefined
  readonly error: unknown
  readonly loading: boolean
  readonly chosen: number
  readonly view: Pick<PreviewAsked, 'sample' | 'show'>
  readonly onView: (view: Pick<PreviewAsked, 'sample' | 'show'>) => void
  readonly onRetry: () => void
}

const optionsOf = (labels: { readonly [value: string]: string }) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Rows of the sample as they are after the chosen step. */
export function PreviewPane({ preview, error, loading, chosen, view, onView, onRetry }: PreviewPaneProps) {
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={onRetry}>
        {messageOf(error)}
      </Failure>
    )
  }
  const source = preview?.sheets[0]
  return (
    <section className="weft-recipe-preview" aria-label={texts.afterStep(chosen)} aria-busy={loading}>
      <header>
        <strong>{texts.afterStep(chosen)}</strong>
        <small role="status">{loading ? texts.computing : source ? texts.before(preview.sampled, source.rows) : ''}</small>
        <Segmented
          size="small"
          aria-label={texts.sample}
          value={view.sample}
          options={optionsOf(texts.samples)}
          onChange={sample => onView({ ...view, sample: sample as 'first' })}
        />
        {chosen > 0 && (
          <Segmented
            size="small"
            aria-label={texts.show}
            value={view.show}
            options={optionsOf(texts.shows)}
            onChange={show => onView({ ...view, show: show as 'all' })}
          />
        )}
      </header>
      {preview?.fault && <Alert type="error" showIcon message={preview.fault} />}
      <Rows preview={preview} changed={view.show === 'changed' && chosen > 0} />
    </section>
  )
}

function Rows({ preview, changed }: { readonly preview: Preview | undefined; readonly changed: boolean }) {
  const { part } = useGridPart()
  const columns = useMemo(
    () =>
      (preview?.columns ?? []).map(({ name, type }, at) => ({
        key: `v${at}`,
        title: name,
        width: widthOf(
          name,
          (preview?.rows ?? []).slice(0, 50).map(row => textOf(row[at], type)),
        ),
        ...(NUMBERS.has(type) && { align: 'right' as const }),
      })),
    [preview],
  )
  const store = useMemo(
    () =>
      part?.textRows(
        (preview?.rows ?? []).map((row, at) => ({
          id: String(at),
          ...Object.fromEntries(row.map((value, of) => [`v${of}`, textOf(value, preview?.columns[of]?.type ?? 'text')])),
        })),
      ),
    [part, preview],
  )
  if (!part || !store || !preview) return <Skeleton active paragraph={{ rows: 8 }} />
  if (preview.rows.length === 0) {
    if (preview.fault) return null
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={changed ? texts.noChange : texts.noRows} />
  }
  return (
    <part.TextGrid
      key={columns.map(({ title }) => title).join('\n')}
      columns={columns}
      store={store}
      title={preview.sheets[0]?.name ?? ''}
      readOnly
      height={HEIGHT}
      after={<small>{texts.shown(preview.rows.length, preview.total)}</small>}
    />
  )
}
