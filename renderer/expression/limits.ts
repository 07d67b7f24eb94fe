/** What one expression may cost. Generous for people, small for a machine. */
export const limits = {
  /** Characters of one expression. */
  source: 10_000,
  /** How deep an expression, or a value turned into text, may nest. */
  depth: 200,
  /** Steps of one evaluation: a node visited or a list item touched. */
  steps: 100_000,
  /** Characters of a text that an expression makes. */
  text: 100_000,
  /** Items of a list that an expression makes. */
  list: 10_000,
} as const
