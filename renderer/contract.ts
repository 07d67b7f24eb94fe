/**
 * What an application and the renderer agree on before the renderer is loaded: types, the one error class, and who is asked before a place closes.
 * A login page can import this door without the registry, the cells or antd behind `index.ts`.
 */

export { byteText } from './model/byte-text'
export { type Catalogue, takeCatalogue, translated } from './model/catalogue'
export { type Answer, type Client, type ClientRequest, type LargeFile, type LargeUpload, RequestError } from './model/client'
export type {
  AddressState,
  ConfirmRequest,
  DefinitionText,
  Host,
  HostPage,
  HostTab,
  HostUser,
  Notifier,
  PermissionEntry,
  SettingsStore,
  TableEvents,
  TableRoom,
} from './model/host'
export { counted, inLanguages, keepLanguage, type Language, language } from './model/language'
export { loadPart, PartError } from './model/load-part'
export { retryLostParts } from './model/lost-parts'
export type { Option } from './model/option'
export { STORED, storedName } from './model/stored-screen'
export type { PermissionLists } from './permission'
export { reportField } from './source/report-field'
export { CloseGuardProvider, useCloseGuards } from './widgets/close-guard'
export { isComposing } from './widgets/composing'
export { focusedMenu } from './widgets/focused-menu'
export { HasPermission, PermissionProvider, usePermission } from './widgets/has-permission'
export { PageSightProvider } from './widgets/page-sight'
export { SlideCheck } from './widgets/slide-check/slide-check'
export { useMenuOpener } from './widgets/use-menu-opener'
export { usePopoverFocus } from './widgets/use-popover-focus'
