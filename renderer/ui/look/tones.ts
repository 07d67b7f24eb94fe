/** What a colour says. */
export const TONES = ['primary', 'success', 'warning', 'danger', 'default'] as const
export type Tone = (typeof TONES)[number]

/** Settings that choose a colour by the value of a field. */
export interface ToneSettings {
  tone?: string | null
  tones: { [value: string]: Tone }
}

/** Their part of a schema. */
export const toneProperties = {
  tone: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field whose value chooses the colour.' },
  tones: {
    type: 'object',
    required: [],
    additionalProperties: { type: 'string', enum: TONES },
    default: {},
    description: 'Colour by value: `primary`, `success`, `warning`, `danger` or `default`.',
  },
} as const

const COLOURS: { readonly [tone in Tone]: string } = {
  primary: 'var(--weft-primary-strong)',
  success: 'var(--weft-success)',
  warning: 'var(--weft-warning)',
  danger: 'var(--weft-danger)',
  default: 'var(--weft-text-soft)',
}

/** The colour of a value of the field `tone`; `default` for one that `tones` does not name. */
export function toneColour(tones: ToneSettings['tones'], value: string): string {
  return COLOURS[Object.hasOwn(tones, value) ? (tones[value] ?? 'default') : 'default']
}
