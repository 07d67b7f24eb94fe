export { describeScreen } from './read-screen'
export { Screen } from './screen'
export { ScreenErrorBoundary } from './screen-error-boundary'
