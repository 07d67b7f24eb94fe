export { type ScreenCheck, screenCheck } from './check'
export { liveWords, type ScreenReader, screenRoles, shownScreen } from './repository'
