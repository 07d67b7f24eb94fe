export function failedTests(file: string, root: string): string[]
