import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../../../renderer/contract'
import type { SheetContent, SheetRows, Step } from '../../calls'
import { DoubtDialog } from './doubt-dialog'
import { texts } from './texts'

interface DoubtButtonProps {
  readonly sheet: SheetContent
  readonly found: SheetRows | undefined
  /** Filters and order of the rows that are shown. */
  readonly steps: readonly Step[]
  /** Rows before the page. */
  readonly before: number
  /** Place of the chosen row on the page. */
  readonly row: number | undefined
}

/** Marks the chosen row, or all that are filtered, as doubts, where the user may add them. */
export function DoubtButton({ sheet, found, steps, before, row }: DoubtButtonProps) {
  const { has: may } = usePermission()
  const [open, setOpen] = useState(false)
  if (!may('auditDoubt:add') || !found?.places) return null
  const place = row === undefined ? undefined : found.places[row]
  return (
    <>
      <Button
        icon={<QuestionCircleOutlined aria-hidden />}
        disabled={found.total === 0}
        title={found.total === 0 ? texts.none : undefined}
        onClick={() => setOpen(true)}
      >
        {texts.mark}
      </Button>
      {open && (
        <DoubtDialog
          {...{ sheet, steps, total: found.total, before }}
          chosen={place === undefined || row === undefined ? undefined : { place, at: before + row }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
