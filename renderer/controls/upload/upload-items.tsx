import type { ComponentType, ReactNode } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { splitValues } from '../base/comma'
import { ariaProps } from '../base/editor-props'
import { type Preview, usePreview } from '../preview/use-preview'
import { FilePopButton } from './file-pop-button'
import { texts } from './texts'
import { UploadButton } from './upload-button'
import type { UploadSettings } from './upload-file'
import type { UploadPlace, UploadQueue } from './upload-queue'
import { type UploadItem, useUpload, useUploadGuard } from './use-upload'

/** What each item of a cell of stored files is drawn with. */
export interface UploadLine<Settings> {
  readonly settings: Settings
  readonly compact: boolean
  readonly queue: UploadQueue
  readonly preview: Preview
  /** Nothing can be added, moved or taken out. */
  readonly fixed: boolean
  /** There is more than one stored file. */
  readonly several: boolean
}

interface UploadItemsProps<Settings extends UploadSettings> extends Pick<UploadPlace, 'refusal' | 'refine'> {
  readonly editor: CellEditorProps<string, Settings>
  /** The whole editor, for the dialog of a cell of one line. */
  readonly Editor: ComponentType<CellEditorProps<string, Settings>>
  readonly label: string
  /** As an `<input type="file">` takes it; '' takes everything. */
  readonly accept: string
  /** Whole folders are taken, too. Default false. */
  readonly folders?: boolean
  /** Draws what is there; it is not called without items. */
  readonly draw: (items: readonly UploadItem[], line: UploadLine<Settings>) => ReactNode
}

/** The stored files of a cell, those on their way, and the button that takes more; draws what they are opened in. */
export function UploadItems<Settings extends UploadSettings>(props: UploadItemsProps<Settings>) {
  const { editor, Editor, label, accept, draw } = props
  const { settings, disabled, readOnly, compact = false, value } = editor
  const fixed = disabled || readOnly
  const own = defined({ refusal: props.refusal, refine: props.refine })
  const { items, add, queue } = useUpload({ ...settings, accept, value, onChange: editor.onChange, ...own }, editor)
  useUploadGuard(queue, editor.guard)
  const preview = usePreview(splitValues(value), settings.allowDownload)
  return (
    <div className={compact ? 'weft-upload-cell' : 'weft-upload-whole'}>
      <UploadButton
        label={label}
        title={editor.field.title}
        aria={ariaProps(editor)}
        multiple={settings.number !== 1}
        disabled={fixed}
        compact={compact}
        onFiles={add}
        autoFocus={editor.autoFocus === true}
        id={editor.id}
        {...(accept ? { accept } : {})}
        {...(props.folders ? { folders: texts.uploadFolder } : {})}
      >
        {items.length > 0 && draw(items, { settings, compact, queue, preview, fixed, several: splitValues(value).length > 1 })}
      </UploadButton>
      {compact && settings.number !== 1 && !fixed && <FilePopButton editor={editor} Editor={Editor} />}
      {preview.dialog}
    </div>
  )
}
