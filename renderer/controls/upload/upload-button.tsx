import { FolderOpenOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useKeptFocus } from '../../ui/focus/use-kept-focus'
import { chosenFiles, droppedFiles } from './folders'
import './upload.css'
import { type ChangeEvent, type ClipboardEvent, type CSSProperties, type DragEvent, type ReactNode, useRef } from 'react'

export interface UploadButtonProps {
  readonly label: string
  /** Of the field, for those who listen. */
  readonly title: string
  readonly aria: { readonly [attribute: string]: unknown }
  readonly id?: string | undefined
  readonly accept?: string
  readonly multiple: boolean
  readonly disabled: boolean
  readonly autoFocus?: boolean
  /** One line high: what is there, and the button behind it. Default false. */
  readonly compact?: boolean
  /** What the button says that takes a whole folder; absent: there is none. */
  readonly folders?: string
  readonly onFiles: (files: readonly File[]) => void
  readonly children?: ReactNode
}

const plain: CSSProperties = { border: 0, margin: 0, padding: 0, minWidth: 0 }
const line: CSSProperties = { ...plain, display: 'flex', alignItems: 'center', gap: 4, overflow: 'hidden' }

/** Takes files by choosing, dropping or pasting. */
export function UploadButton(props: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  useKeptFocus(box)
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0 && !props.disabled) props.onFiles([...files])
  }
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files)
    // The same file can be chosen again.
    event.target.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    if (props.folders === undefined) return take(event.dataTransfer.files)
    void droppedFiles(event.dataTransfer).then(files => files.length > 0 && !props.disabled && props.onFiles(files))
  }
  const pasted = (event: ClipboardEvent) => take(event.clipboardData.files)
  return (
    <fieldset
      ref={box}
      {...props.aria}
      style={props.compact ? line : plain}
      onDragOver={event => event.preventDefault()}
      onDrop={dropped}
      onPaste={pasted}
    >
      {props.children}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={props.title}
        multiple={props.multiple}
        disabled={props.disabled}
        onChange={chosen}
        accept={props.accept}
      />
      <Button
        icon={<UploadOutlined aria-hidden />}
        {...(props.compact ? { size: 'small' as const, 'aria-label': `${props.label} ${props.title}` } : {})}
        disabled={props.disabled}
        autoFocus={props.autoFocus === true}
        onClick={() => input.current?.click()}
        id={props.id}
      >
        {props.compact ? null : props.label}
      </Button>
      {props.folders !== undefined && !props.compact && <FolderButton {...props} label={props.folders} />}
    </fieldset>
  )
}

const beside: CSSProperties = { marginInlineStart: 8 }

/** Takes all files of a folder, and of those in it. */
function FolderButton({ label, title, disabled, onFiles }: Pick<UploadButtonProps, 'label' | 'title' | 'disabled' | 'onFiles'>) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = chosenFiles(event.target.files ?? [])
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <input ref={input} type="file" hidden aria-label={`${label} ${title}`} disabled={disabled} onChange={chosen} {...WHOLE_FOLDER} />
      <Button style={beside} icon={<FolderOpenOutlined aria-hidden />} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

/** React knows the attribute by this name only. */
const WHOLE_FOLDER = { webkitdirectory: '' }
