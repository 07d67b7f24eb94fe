export function failedTests(file: string, root: string): string[]
export function failedJourneys(file: string): string[]
