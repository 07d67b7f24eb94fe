import { DatabaseOutlined } from '@ant-design/icons'
import { useCallback, useMemo } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import type { Host } from '../../model/host'
import { OBJECT_PICKER } from '../shared/picker/row-picker'
import { RowsEditor } from '../shared/picker/rows-editor'
import { entityLabels } from './labels'
import { entitySource } from './rows'
import type { EntitySettings } from './schema'
import { texts } from './texts'

export function Editor({ settings, ...editor }: CellEditorProps<string, EntitySettings>) {
  const source = useCallback((host: Host) => entitySource(host, settings), [settings])
  const labels = useMemo(() => entityLabels(settings), [settings])
  const { multiple, width } = settings
  const name = settings.name ?? editor.field.title
  const icon = <DatabaseOutlined aria-hidden />
  return <RowsEditor editor={editor} parts={{ ...OBJECT_PICKER, source, name, title: texts.title(name), width, multiple, icon, labels }} />
}
