export { keyOf } from './keys'
export { runAction } from './run-action'
export { type ActionRunner, useActionRunner } from './use-action-runner'
