import { Modal } from 'antd'
import { useState } from 'react'
import { CloseGuardProvider, useCloseGuards } from '../../../../renderer/contract'
import type { SheetContent } from '../calls'
import { RunUnderWay } from '../recipe/run-under-way'
import { texts } from '../texts'
import { ApartRows } from './apart-rows'

interface ApartDialogProps {
  readonly sheet: SheetContent
  /** The sheet has got another version. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Rows of the source that were set apart, with where they stand and why; mended in the grid, they are brought in. */
export function ApartDialog({ sheet, onChanged, onClose }: ApartDialogProps) {
  const guards = useCloseGuards()
  const [runId, setRunId] = useState<string>()
  const close = async () => {
    if (!(await guards.mayClose())) return
    onClose()
    if (runId !== undefined) onChanged()
  }
  return (
    <Modal
      open
      title={texts.apartTitle}
      footer={null}
      width={runId === undefined ? 1200 : 560}
      closable={{ 'aria-label': texts.close }}
      onCancel={() => void close()}
    >
      <CloseGuardProvider guards={guards}>
        {runId === undefined ? (
          <ApartRows sheet={sheet} onBegun={setRunId} />
        ) : (
          <RunUnderWay
            runId={runId}
            onClose={() => void close()}
            onOpen={() => {
              onClose()
              onChanged()
            }}
          />
        )}
      </CloseGuardProvider>
    </Modal>
  )
}
