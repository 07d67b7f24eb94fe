import {
  AuditOutlined,
  BellOutlined,
  CheckOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  EyeOutlined,
  ImportOutlined,
  KeyOutlined,
  LineChartOutlined,
  LockOutlined,
  LoginOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  SafetyOutlined,
  SearchOutlined,
  SettingOutlined,
  SyncOutlined,
  TeamOutlined,
  UndoOutlined,
  UnlockOutlined,
  UploadOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentProps, ComponentType } from 'react'

/** Icons that screens may name; all of them travel with the list, so they are a closed set. */
const ICONS = new Map<string, ComponentType<ComponentProps<typeof CheckOutlined>>>(
  Object.entries({
    audit: AuditOutlined,
    bell: BellOutlined,
    check: CheckOutlined,
    copy: CopyOutlined,
    delete: DeleteOutlined,
    download: DownloadOutlined,
    edit: EditOutlined,
    export: ExportOutlined,
    eye: EyeOutlined,
    import: ImportOutlined,
    key: KeyOutlined,
    'line-chart': LineChartOutlined,
    lock: LockOutlined,
    login: LoginOutlined,
    plus: PlusOutlined,
    printer: PrinterOutlined,
    reload: ReloadOutlined,
    safety: SafetyOutlined,
    search: SearchOutlined,
    setting: SettingOutlined,
    sync: SyncOutlined,
    team: TeamOutlined,
    undo: UndoOutlined,
    unlock: UnlockOutlined,
    upload: UploadOutlined,
    user: UserOutlined,
  }),
)

/** The icon of that name; nothing for a name that is unknown. It stands beside a text, so who listens does not hear of it. A menu gives it a class. */
export function Icon({ name, className }: { readonly name: string | undefined; readonly className?: string }) {
  const Found = name === undefined ? undefined : ICONS.get(name)
  return Found === undefined ? null : <Found aria-hidden className={className} />
}
