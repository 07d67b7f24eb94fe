import type { CellDefinition } from '../../model/cell-type'

/** The schema of what the API holds for both states. */
export const pairValues = {
  type: 'array',
  items: { type: ['string', 'number', 'boolean'] },
  minItems: 2,
  maxItems: 2,
  uniqueItems: true,
  default: ['Y', 'N'] as (string | number | boolean)[],
} as const

/** The schema of what people read for both states; each cell has its own default. */
export const pairTexts = { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 } as const

/** What cells of two states have in common. In code they are a truth; the API and storage hold one of a pair, hence the kind `text`. */
export const pairDefinition = {
  kind: 'text',
  operators: ['eq', 'ne'],
  quick: { by: 'toggle', next: value => value !== true },
} satisfies Partial<CellDefinition<boolean, never>>
