export { type ScreenCheck, screenCheck } from './check'
export { declareScreens, declareStoredScreens, strangeChoice } from './choices'
export { liveWords, type ScreenReader, screenRoles, shownScreen } from './repository'
