import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../../../renderer/contract'
import type { SheetContent, SheetRows } from '../../calls'
import { CorrectDialog } from './correct-dialog'
import { texts } from './texts'

/** A cell of the page that is shown: the place of its row, and of its column. */
export interface Chosen {
  readonly row: number
  readonly column: number
}

interface CorrectButtonProps {
  readonly sheet: SheetContent
  readonly found: SheetRows | undefined
  readonly chosen: Chosen | undefined
}

/** Corrects the chosen cell, where the user may change recipes; values of a former version stay as they are. */
export function CorrectButton({ sheet, found, chosen }: CorrectButtonProps) {
  const { has: may } = usePermission()
  const [open, setOpen] = useState<Chosen>()
  if (!sheet.current || !may('dataRecipe:edit') || !found?.places) return null
  const column = chosen && sheet.columns[chosen.column]
  const hint = column ? (column.mask === null ? undefined : texts.masked) : texts.chooseCell
  const row = open && found.places[open.row]
  const of = open && sheet.columns[open.column]
  return (
    <>
      <Button icon={<EditOutlined aria-hidden />} disabled={hint !== undefined} title={hint} onClick={() => setOpen(chosen)}>
        {texts.correct}
      </Button>
      {open && of && row !== undefined && (
        <CorrectDialog
          {...{ sheet, row, column: of, was: String(found.rows[open.row]?.[open.column] ?? '') }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
