/**
 * What an application and the renderer agree on before the renderer is loaded: types, the one error class, and who is asked before a place closes.
 * A login page can import this door without the registry, the cells or antd behind `index.ts`.
 */

export { mediaQuery, useNarrow, useReducedMotion } from './hooks/media-query'
export { useLatest } from './hooks/use-latest'
export { useRead, useStore } from './hooks/use-store'
export { byteText } from './model/byte-text'
export { type Catalogue, takeCatalogue, translated } from './model/catalogue'
export {
  type Abilities,
  type Answer,
  type Client,
  type ClientRequest,
  type LargeFile,
  type LargeUpload,
  RequestError,
} from './model/client'
export { defined } from './model/defined'
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
export { Listeners, NamedListeners, type ReadableStore, Store } from './model/store'
export { STORED, STORED_CHANGED, storedName } from './model/stored-screen'
export { heldRights, type PermissionLists } from './permission'
export { reportField } from './source/report-field'
export { focusedMenu } from './ui/focus/focused-menu'
export { useMenuOpener } from './ui/focus/use-menu-opener'
export { usePopoverFocus } from './ui/focus/use-popover-focus'
export { CloseGuardProvider, useCloseGuards } from './ui/guard/close-guard'
export { HasPermission, PermissionProvider, usePermission } from './ui/guard/has-permission'
export { isComposing } from './ui/input/composing'
export { PageSightProvider, usePageSight, useReturn } from './ui/page/page-sight'
export { SlideCheck } from './widgets/slide-check/slide-check'
