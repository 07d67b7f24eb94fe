import { DatabaseOutlined } from '@ant-design/icons'
import { useCallback, useMemo } from 'react'
import { OBJECT_PICKER } from '../../controls/picker/row-picker'
import { RowsEditor } from '../../controls/picker/rows-editor'
import type { CellEditorProps } from '../../model/cell-type'
import type { Host } from '../../model/host'
import { inLanguages } from '../../model/language'
import { useRenderer } from '../../source/host-context'
import type { EntitySettings } from './definition'
import { entityLabels } from './labels'
import { entitySource } from './rows'

/** What people read of the choice of business objects. */
const texts = inLanguages({ title: (name: string) => `选择${name}` }, { title: name => `Choose ${name}` })

export function Editor({ settings, ...editor }: CellEditorProps<string, EntitySettings>) {
  const renderer = useRenderer()
  const source = useCallback((host: Host) => entitySource(renderer, host, settings), [renderer, settings])
  const labels = useMemo(() => entityLabels(settings), [settings])
  const { multiple, width } = settings
  const name = settings.name ?? editor.field.title
  const icon = <DatabaseOutlined aria-hidden />
  return <RowsEditor editor={editor} parts={{ ...OBJECT_PICKER, source, name, title: texts.title(name), width, multiple, icon, labels }} />
}
