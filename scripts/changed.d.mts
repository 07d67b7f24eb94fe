export function changedFiles(root: string): string[]
export function commitOf(root: string): string
export function filesOfWork(root: string): string[]
export function roomsOf(files: readonly string[]): string[]
