import { Button, Empty, Skeleton, Tag } from 'antd'
import { useCallback, useState } from 'react'
import type { ScreenModel } from '../../model/screen'
import type { Row, Source } from '../../model/source'
import { useCells, useHost } from '../../source/host-context'
import { PagesEnd } from '../pages-end'
import type { FormValues } from '../props'
import { usePages } from '../use-pages'
import { DifferenceTable } from './difference-table'
import './history.css'
import { RestoreDialog } from './restore-dialog'
import { mayRestore, openFields } from './rights'
import { texts } from './texts'
import { changedFields, fieldsBeside, type RecordPlace, readVersions, restoredFields, type Version } from './versions'

const COLOURS = { insert: 'success', update: 'processing', delete: 'error' } as const

export interface HistoryPanelProps {
  readonly place: RecordPlace
  readonly screen: ScreenModel
  readonly source: Source
  /** The record as it was read. */
  readonly row: Row
  /** What expressions see under `route`. */
  readonly values: FormValues | undefined
  /** The record is to be read again; true: it was restored. */
  readonly onChanged: (restored: boolean) => void
}

/** What was changed of a record: by whom, when, and which fields, the newest first; one version is restored as an edit. */
export function HistoryPanel({ place, screen, source, row, values, onChanged }: HistoryPanelProps) {
  const host = useHost()
  const cells = useCells()
  const { table, id } = place
  const read = useCallback((page: number, signal: AbortSignal) => readVersions(host, { table, id }, page, signal), [host, table, id])
  const pages = usePages(read)
  const { found, error, busy, reload } = pages
  const [chosen, setChosen] = useState<Version>()
  const context = { cells, host, screen, row, values }
  const restores = source.can('edit') && mayRestore(context)
  const changed = (restored: boolean) => {
    setChosen(undefined)
    reload()
    onChanged(restored)
  }
  return (
    <section className="weft-history" aria-label={texts.title} aria-busy={busy}>
      {found === undefined && error === undefined && <Skeleton active />}
      {found?.total === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />}
      {found !== undefined && found.total > 0 && (
        <>
          <p className="weft-history-note">{texts.versions(found.total)}</p>
          <ol className="weft-history-list">
            {found.items.map((version, index) => (
              <VersionLine
                key={version.id}
                screen={screen}
                version={version}
                latest={index === 0}
                onRestore={restores && index > 0 && version.after !== null ? () => setChosen(version) : undefined}
              />
            ))}
          </ol>
        </>
      )}
      <PagesEnd pages={pages} texts={texts} />
      {chosen !== undefined && (
        <RestoreDialog
          {...{ screen, source }}
          version={chosen}
          current={row}
          fields={restoredFields(screen, chosen, row, openFields(context))}
          beside={[...fieldsBeside(screen, chosen, openFields(context)).map(({ title }) => title), ...chosen.beside]}
          onCancel={() => setChosen(undefined)}
          onChanged={changed}
        />
      )}
    </section>
  )
}

interface VersionLineProps {
  readonly screen: ScreenModel
  readonly version: Version
  readonly latest: boolean
  /** Absent: it cannot be restored. */
  readonly onRestore: (() => void) | undefined
}

function VersionLine({ screen, version, latest, onRestore }: VersionLineProps) {
  const { action, number, who, time, before, after } = version
  const fields = changedFields(screen, version)
  const readable = before !== null || after !== null
  const sides =
    before === null || after === null
      ? [{ title: texts.value, row: after ?? before }]
      : [
          { title: texts.before, row: before },
          { title: texts.after, row: after },
        ]
  return (
    <li className="weft-history-version" aria-label={texts.version(number)}>
      <div className="weft-history-head">
        <strong>{texts.version(number)}</strong>
        <Tag color={COLOURS[action]}>{texts.actions[action]}</Tag>
        {latest && <Tag>{texts.latest}</Tag>}
        <span>{who || texts.system}</span>
        <time>{time}</time>
        {onRestore && (
          <Button size="small" autoInsertSpace={false} aria-label={texts.restoreOf(number, time)} onClick={onRestore}>
            {texts.restore}
          </Button>
        )}
      </div>
      {fields.length > 0 ? (
        <DifferenceTable label={texts.version(number)} fields={fields} sides={sides} />
      ) : (
        <p className="weft-history-note">{readable ? texts.unchanged : texts.unreadable}</p>
      )}
    </li>
  )
}
