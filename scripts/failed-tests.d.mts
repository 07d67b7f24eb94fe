export function failedTests(file: string, root: string): string[]
export function unsteadyTests(file: string, root: string): string[]
export function failedJourneys(file: string, quarantined?: readonly string[]): string[]
export function unsteadyJourneys(file: string, quarantined?: readonly string[]): string[]
