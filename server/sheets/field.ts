/** A column of the workbooks that a module exports and imports. */
export interface SheetField {
  readonly name: string
  readonly title: string
  readonly required?: boolean
  /** Explains the column in templates. */
  readonly note?: string
  /** Texts in the workbook stand for values in the record; `many` joins several by commas. */
  readonly options?: readonly { readonly value: string; readonly text: string }[]
  readonly many?: boolean
  readonly number?: boolean
  /** Longest text that is taken. Default 255. */
  readonly length?: number
  /** Where the column stands. Default: everywhere. */
  readonly only?: 'export' | 'import'
}

/** What a row of a workbook says, by the name of its field; '' where nothing stands. */
export type SheetRecord = Readonly<Record<string, string>>
