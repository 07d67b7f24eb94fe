import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { ariaProps } from '../base/editor-props'
import '../base/inputs.css'
import { texts } from '../base/texts'

type Given = Pick<
  CellEditorProps<unknown, unknown>,
  'id' | 'field' | 'disabled' | 'readOnly' | 'invalid' | 'describedBy' | 'placeholder' | 'autoFocus' | 'onBlur'
>

/** What inputs of our own take alike. */
export function ownInputProps(props: Given) {
  return {
    ...ariaProps(props),
    disabled: props.disabled,
    readOnly: props.readOnly,
    ...defined({ id: props.id, placeholder: props.placeholder }),
    ...(props.autoFocus ? { autoFocus: true } : {}),
    ...(props.onBlur === undefined ? {} : { onBlur: () => props.onBlur?.() }),
  }
}

/** The class of the frame around an input. */
export const frameClass = ({ disabled, readOnly, invalid }: Pick<Given, 'disabled' | 'readOnly' | 'invalid'>, more = ''): string =>
  `weft-input${disabled ? ' is-disabled' : readOnly ? ' is-readonly' : ''}${invalid ? ' is-invalid' : ''}${more}`

export interface TextInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'prefix' | 'value'> {
  readonly value: string
  readonly invalid: boolean
  /** Stands before the text, inside of the frame. */
  readonly prefix?: ReactNode
  /** Stands behind the text. */
  readonly suffix?: ReactNode
  /** Offers to empty it, when it holds something. */
  readonly onClear?: (() => void) | undefined
  readonly inputRef?: Ref<HTMLInputElement>
}

/** One line of text: the browser's own input in a frame. */
export function TextInput({ invalid, prefix, suffix, onClear, inputRef, className, ...props }: TextInputProps) {
  const { disabled = false, readOnly = false, value } = props
  const clears = onClear !== undefined && !disabled && !readOnly && value !== ''
  return (
    <span className={frameClass({ disabled, readOnly, invalid }, className === undefined ? '' : ` ${className}`)}>
      {prefix !== undefined && <span className="weft-input-part">{prefix}</span>}
      <input type="text" {...props} ref={inputRef} />
      {clears && (
        <button type="button" tabIndex={-1} className="weft-input-clear" aria-label={texts.clear} onMouseDown={keepFocus} onClick={onClear}>
          ×
        </button>
      )}
      {suffix !== undefined && <span className="weft-input-part">{suffix}</span>}
    </span>
  )
}

/** The caret stays in the input. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
