/** What may stand in a number cell while it is typed: an optional minus, digits and an optional decimal part; also nothing, or a minus alone. */
const typing = /^-?(?:[0-9]+(?:\.[0-9]*)?)?$/
const complete = /^-?[0-9]+(?:\.[0-9]*)?$/

/** The text that a number cell shows after somebody typed: the new one, or the one before when the new one is no number. */
export function filterNumberInput(typed: string, before: string): string {
  return typing.test(typed) ? typed : before
}

/** What a number cell holds when it loses the focus: the number, or null for what is none. */
export function numberFromInput(text: string): number | null {
  return complete.test(text) ? Number(text) : null
}
