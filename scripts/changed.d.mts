export function changedFiles(root: string): string[]
export function roomsOf(files: readonly string[]): string[]
