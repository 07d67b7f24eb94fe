import { LoadingOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'
import { type RefObject, useRef, useState } from 'react'
import { useRead } from '../../hooks/use-store'
import type { GridValidation } from '../features/validation/rules'
import type { DataGridHandle } from '../surface/props'
import { texts } from './texts'

/** A validation of all cells that is under way. */
export interface Check {
  /** Gives it up; undefined while there is none. */
  readonly stop: (() => void) | undefined
  /** Runs a validation that `stop` then gives up; says whether it was. */
  readonly run: (validate: (signal: AbortSignal) => Promise<unknown>) => Promise<'done' | 'stopped'>
}

export function useCheck(): Check {
  const [stop, setStop] = useState<() => void>()
  const run = useRef<Check['run']>(async validate => {
    const controller = new AbortController()
    setStop(() => () => controller.abort())
    try {
      await validate(controller.signal)
      return controller.signal.aborted ? 'stopped' : 'done'
    } finally {
      setStop(undefined)
    }
  })
  return { stop, run: run.current }
}

/** Says that rules take their time; users who wait for them need not. */
export function Checking({ validation, stop }: { readonly validation: GridValidation; readonly stop: Check['stop'] }) {
  const pending = useRead(validation, () => validation.pending)
  if (pending === 0) return null
  return (
    <Typography.Text type="secondary">
      <LoadingOutlined aria-hidden /> {texts.checking(pending)}
      {stop && (
        <Button type="link" size="small" autoInsertSpace={false} onClick={stop}>
          {texts.cancel}
        </Button>
      )}
    </Typography.Text>
  )
}

/** How many cells are refused; a press leads to the next of them. A plain button: it is drawn anew while thousands of rows are validated. */
export function Failures({ validation, grid }: { readonly validation: GridValidation; readonly grid: RefObject<DataGridHandle> }) {
  const count = useRead(validation, () => validation.count)
  if (count === 0) return null
  return (
    <button type="button" className="weft-grid-failures" title={texts.nextError} onClick={() => grid.current?.goToNext()}>
      {texts.errors(count)}
    </button>
  )
}
