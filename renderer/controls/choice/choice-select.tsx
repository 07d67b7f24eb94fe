import type { CellEditorProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'

/** Props of an editor of choices, whatever its settings are. */
export type ChoiceEditorProps = Omit<CellEditorProps<string, unknown>, 'settings'>

/** For options that come while a user types. */
export interface Searching {
  readonly onSearch?: (text: string) => void
  /** Called when the list closes, which forgets what was typed. */
  readonly onClose?: () => void
  readonly loading?: boolean
  /** Said where there is nothing to choose. Default: that there is no data. */
  readonly empty?: string
}

/** One of the options, in a drop-down list that can be searched and cleared. */
export const ChoiceSelect = lazyPart<ChoiceEditorProps & Searching>(async () => (await import('./choice-list')).ChoiceSelect)

/** Several of the options, as comma text in their order of choosing. */
export const ChoicesSelect = lazyPart<ChoiceEditorProps>(async () => (await import('./choice-list')).ChoicesSelect)

/** Stands where a field offers nothing to choose, and says why. */
export const NoChoices = lazyPart<{ readonly dict: string | undefined }>(async () => (await import('./no-choices')).NoChoices)

/** Both states of a truth as a list, where nothing means all. */
export function TruthSelect({
  on,
  off,
  ...props
}: Omit<CellEditorProps<boolean, unknown>, 'settings'> & { readonly on: string; readonly off: string }) {
  return (
    <ChoiceSelect
      {...props}
      options={[
        { value: 'on', text: on },
        { value: 'off', text: off },
      ]}
      value={props.value === null ? null : props.value ? 'on' : 'off'}
      onChange={value => props.onChange(value === null ? null : value === 'on')}
    />
  )
}
