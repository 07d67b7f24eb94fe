import { Button, Modal } from 'antd'
import { useState } from 'react'
import { RequestError } from '../../model/client'
import type { FieldModel } from '../../model/field'
import type { ScreenModel } from '../../model/screen'
import type { Row, Source } from '../../model/source'
import { useHost } from '../../source/host-context'
import { errorText, Failure } from '../../ui/failure/failure'
import { busySign } from '../../ui/loading/busy-sign'
import { DifferenceTable } from './difference-table'
import { texts } from './texts'
import { restoredRow, type Version } from './versions'

const WIDTH = 760
const VERSION_CONFLICT = 409

export interface RestoreDialogProps {
  readonly screen: ScreenModel
  readonly source: Source
  readonly version: Version
  /** The record as it was read. */
  readonly current: Row
  /** Those that would change. */
  readonly fields: readonly FieldModel[]
  /** Titles of what no version holds. */
  readonly beside: readonly string[]
  readonly onCancel: () => void
  /** The record is to be read again: it was restored, or another user has changed it. */
  readonly onChanged: (restored: boolean) => void
}

/** Tells what restoring a version changes, and does it as an edit. What refuses it is told here. */
export function RestoreDialog({ screen, source, version, current, fields, beside, onCancel, onChanged }: RestoreDialogProps) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const restore = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await source.update(restoredRow(screen, version, current, fields))
      host.notify.success(texts.restored)
      onChanged(true)
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const stale = error instanceof RequestError && error.code === VERSION_CONFLICT
  const nothing = fields.length === 0
  return (
    <Modal
      open
      width={WIDTH}
      title={texts.restoreOf(version.number, version.time)}
      maskClosable={false}
      onCancel={onCancel}
      footer={
        <>
          <Button autoInsertSpace={false} onClick={onCancel}>
            {texts.cancel}
          </Button>
          {stale ? (
            <Button type="primary" autoInsertSpace={false} onClick={() => onChanged(false)}>
              {texts.refresh}
            </Button>
          ) : (
            <Button type="primary" autoInsertSpace={false} loading={busySign(busy)} disabled={nothing} onClick={() => void restore()}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <p className="weft-differences-hint">{nothing ? texts.nothing : texts.restoreHint}</p>
      {beside.length > 0 && <p className="weft-differences-hint">{texts.beside(beside.join('、'))}</p>}
      {!nothing && (
        <DifferenceTable
          label={texts.restoreOf(version.number, version.time)}
          fields={fields}
          sides={[
            { title: texts.now, row: current },
            { title: texts.past, row: version.after },
          ]}
        />
      )}
      {error !== undefined && <Refusal error={error} stale={stale} fields={fields} />}
    </Modal>
  )
}

/** Why it was not restored: what the server says of each field under its title. */
function Refusal({ error, stale, fields }: { readonly error: unknown; readonly stale: boolean; readonly fields: readonly FieldModel[] }) {
  const problems = error instanceof RequestError && Array.isArray(error.result) ? (error.result as readonly Row[]) : []
  const titleOf = (name: unknown) => fields.find(field => field.name === name)?.title ?? String(name ?? '')
  return (
    <Failure title={stale ? texts.stale : texts.refused}>
      {!stale &&
        (problems.length > 0
          ? problems.map(({ field, message }) => <div key={String(field)}>{`${titleOf(field)}：${String(message ?? '')}`}</div>)
          : errorText(error))}
    </Failure>
  )
}
