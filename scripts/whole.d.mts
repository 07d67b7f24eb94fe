export function unitsOfWhole(root: string): string[]
export function leftOut(root: string, work: readonly string[], seed?: string): string[]
export function journeysLeftOut(root: string, work: readonly string[], seed: string): string[]
