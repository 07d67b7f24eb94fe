export { screenCheck } from './check'
export { type ScreenReader, shownScreen } from './repository'
export { storedScreen } from './stored'
