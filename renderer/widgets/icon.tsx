import {
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  EyeOutlined,
  ImportOutlined,
  KeyOutlined,
  LockOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  SafetyOutlined,
  SearchOutlined,
  SettingOutlined,
  TeamOutlined,
  UndoOutlined,
  UnlockOutlined,
  UploadOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** Icons that screens may name; all of them travel with the list, so they are a closed set. */
const ICONS = new Map<string, ComponentType>(
  Object.entries({
    copy: CopyOutlined,
    delete: DeleteOutlined,
    download: DownloadOutlined,
    edit: EditOutlined,
    export: ExportOutlined,
    eye: EyeOutlined,
    import: ImportOutlined,
    key: KeyOutlined,
    lock: LockOutlined,
    plus: PlusOutlined,
    printer: PrinterOutlined,
    reload: ReloadOutlined,
    safety: SafetyOutlined,
    search: SearchOutlined,
    setting: SettingOutlined,
    team: TeamOutlined,
    undo: UndoOutlined,
    unlock: UnlockOutlined,
    upload: UploadOutlined,
    user: UserOutlined,
  }),
)

/** The icon of that name; nothing for a name that is unknown. */
export function Icon({ name }: { readonly name: string | undefined }) {
  const Found = name === undefined ? undefined : ICONS.get(name)
  return Found === undefined ? null : <Found />
}
