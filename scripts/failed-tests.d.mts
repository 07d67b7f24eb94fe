export function failedTests(file: string, root: string): string[]
export function failedJourneys(file: string): string[]
export function filesToRepeat(file: string, root: string): string[]
export function journeysToRepeat(file: string): string[]
