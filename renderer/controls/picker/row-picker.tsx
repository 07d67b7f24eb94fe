import { Spin } from 'antd'
import { type ReactNode, useCallback, useState } from 'react'
import { useNarrow } from '../../hooks/media-query'
import type { Host } from '../../model/host'
import { Failure } from '../../ui/failure/failure'
import { ChosenList } from '../../widgets/chosen-list/chosen-list'
import { texts } from '../base/texts'
import { useLoaded } from '../base/use-loaded'
import type { PickRow, PickSource, PickSourceLoader } from './pick'
import { PickTable } from './pick-table'
import './picker.css'
import { PickerDialog } from './picker-dialog'

/** Sizes of a page of business objects: users, roles, whatever an entity holds. */
export const ENTITY_PAGE_SIZES = [5, 10, 20, 30]

/** Pixels of the window of a picker of business objects, and characters that its input shows of their texts. */
export const OBJECT_PICKER = { width: 900, shown: 12 } as const

export interface RowPickerProps {
  readonly title: string
  /** Above the chosen ones. */
  readonly chosenTitle: string
  readonly width: number
  readonly source: PickSource | PickSourceLoader
  readonly pageSizes: readonly number[]
  readonly mode: 'several' | 'one' | 'loose'
  /** Those that are chosen already. */
  readonly start: readonly PickRow[]
  /** Texts of chosen ones that came without any. */
  readonly names?: ReadonlyMap<string, string>
  /** False takes the list of the chosen ones away. Default true. */
  readonly beside?: boolean
  /** Stands before the rows, such as a tree that narrows them down. */
  readonly before?: ReactNode | undefined
  readonly onChoose: (rows: readonly PickRow[]) => void
  readonly onCancel: () => void
}

/** The window to choose rows in; the choice outlives a change of page and of the query, and counts once it is accepted. */
export function RowPicker(props: RowPickerProps) {
  const { title, width, source, pageSizes, mode, names, beside = true, before, onChoose, onCancel } = props
  const [chosen, setChosen] = useState(props.start)
  const narrow = useNarrow()
  const { ready, failed, retry } = useSource(source)
  return (
    <PickerDialog
      title={ready?.title ?? title}
      width={width}
      ready={ready !== undefined}
      onAccept={() => onChoose(chosen)}
      onCancel={onCancel}
    >
      {failed !== undefined && (
        <Failure title={texts.failedToLoad} onRetry={retry}>
          {failed}
        </Failure>
      )}
      {ready === undefined && failed === undefined && <Spin style={{ display: 'block', margin: 48 }} />}
      {ready && (
        <div style={{ display: 'flex', flexDirection: narrow ? 'column' : 'row', gap: 16 }}>
          {before}
          <div className="weft-picker-rows" data-beside={beside || undefined} style={{ flex: 1, minWidth: 0 }}>
            <PickTable source={ready} pageSizes={pageSizes} mode={mode} chosen={chosen} onChoose={setChosen} onAccept={onChoose} />
            {beside && (
              <ChosenList
                title={props.chosenTitle}
                chosen={chosen.map(({ key, text }) => ({ key, text: text === key ? (names?.get(key) ?? text) : text }))}
                onRemove={key => setChosen(chosen.filter(row => row.key !== key))}
                onClear={() => setChosen([])}
              />
            )}
          </div>
        </div>
      )}
    </PickerDialog>
  )
}

/** The source when it is there. */
function useSource(source: PickSource | PickSourceLoader) {
  const load = useCallback(
    (host: Host, signal: AbortSignal) => (typeof source === 'function' ? source(host, signal) : Promise.resolve(source)),
    [source],
  )
  const { loaded, retry } = useLoaded(load)
  if (typeof source !== 'function') return { ready: source, failed: undefined, retry }
  return {
    ready: loaded.state === 'ready' ? loaded.value : undefined,
    failed: loaded.state === 'failed' ? loaded.message : undefined,
    retry,
  }
}
