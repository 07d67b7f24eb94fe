export { type ScreenCheck, screenCheck } from './check'
export { liveWords, type ScreenReader, shownScreen } from './repository'
