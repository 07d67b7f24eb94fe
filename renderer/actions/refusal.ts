/** Why an action does not run, in a person's words: shown as a warning, never reported. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Ends the steps of an action where the user sees the reason already: nothing is shown or reported. */
export class ActionStopped extends Error {
  override readonly name = 'ActionStopped'
}
