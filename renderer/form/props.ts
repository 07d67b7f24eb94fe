import type { ReactNode } from 'react'
import type { FormMode } from '../model/action'
import type { ScreenModel } from '../model/screen'
import type { Source } from '../model/source'

/** Values by field name: as the API sends them in a row, or as an opener's `with` evaluated. */
export interface FormValues {
  readonly [field: string]: unknown
}

/** The form or the details of one record, in a dialog or a drawer; it is open as long as it is mounted. */
export interface FormDialogProps {
  readonly screen: ScreenModel
  readonly source: Source
  readonly mode: FormMode
  /** The record's key; absent for `add`. */
  readonly id?: string
  /** The row as the list holds it: shown when the source cannot `get`. */
  readonly row?: FormValues
  /** Wire values that a new record begins with, over the fields' defaults; sent along also for fields that the form does not show. */
  readonly preset?: FormValues
  /** What expressions see under `route`. */
  readonly values?: FormValues
  /** What expressions see under `parent`: the row that the record belongs to, or stands below. */
  readonly parent?: FormValues | undefined
  /** Default: the screen's `form.as`. */
  readonly as?: 'dialog' | 'drawer' | 'page'
  /** Default: made of the mode and the screen's title. */
  readonly title?: string
  /** Stands under the details, such as the screens that belong to the record; forms do not show it. */
  readonly children?: ReactNode
  /** Path of the page on which the record is found again; absent: none is known. */
  readonly address?: string | undefined
  /** What 确定 of the details does; true: it is done, and the window closes. Absent: there is no such button. */
  readonly onConfirm?: () => Promise<boolean>
  /** Called once, when it has closed. True: something was saved, and lists should read again. */
  readonly onClose: (saved: boolean) => void
}

export interface DetailsViewProps {
  readonly screen: ScreenModel
  /** As the API sent it. */
  readonly row: FormValues
  /** What expressions see under `route`. */
  readonly values?: FormValues | undefined
}
