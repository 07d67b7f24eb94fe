export function unitsOfWhole(root: string): string[]
