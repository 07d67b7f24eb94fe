const REFERENCE = /^param\.(.+)$/u

/** How a setting of a step that is no expression names a parameter. */
export const referenceTo = (name: string): string => `param.${name}`

/** The parameter that such a setting names; undefined: none. */
export const referredTo = (setting: unknown): string | undefined => (typeof setting === 'string' ? REFERENCE.exec(setting)?.[1] : undefined)
