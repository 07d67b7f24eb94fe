/** Why an action does not run, in a person's words: shown as a warning, never reported. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
