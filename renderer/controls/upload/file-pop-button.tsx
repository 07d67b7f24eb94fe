import { EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ComponentType, Suspense, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { joinValues } from '../base/comma'
import type { FilePopProps } from './file-pop'
import { texts } from './texts'

const Pop = lazyPart<FilePopProps>(async () => (await import('./file-pop')).FilePop)

/** Of a cell of one line: opens all its files in a dialog. */
export function FilePopButton<Settings extends object>(props: {
  readonly editor: CellEditorProps<string, Settings>
  readonly Editor: ComponentType<CellEditorProps<string, Settings>>
}) {
  const [open, setOpen] = useState(false)
  const { editor, Editor } = props
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={texts.manage(editor.field.title)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <Pop
            title={texts.pop}
            value={editor.value}
            draw={part => <Editor {...editor} {...part} />}
            onOk={files => editor.onChange(joinValues(files.map(({ path }) => path)))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
