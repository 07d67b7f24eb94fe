export { keyOf } from './keys'
export { ActionStopped } from './refusal'
export { runAction } from './run-action'
export { type ActionRunner, useActionRunner } from './use-action-runner'
