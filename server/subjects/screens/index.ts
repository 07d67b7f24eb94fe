export { screenCheck } from './check'
export { readOwnScreens } from './load'
export { type ScreenReader, shownScreen } from './repository'
export { storedScreen } from './stored'
