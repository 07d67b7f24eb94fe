/** One choice of a field or a dictionary. */
export interface Option {
  /** As the API sends it; compared as text. */
  readonly value: string
  readonly text: string
  /** A colour name or value for tags; absence means plain text. */
  readonly color?: string
  readonly disabled?: boolean
}

/** A choice with choices below it, as trees of departments or categories hand out. */
export interface OptionNode extends Option {
  readonly leaf: boolean
  /** Absent on a node that is not loaded yet. */
  readonly children?: readonly OptionNode[]
}
