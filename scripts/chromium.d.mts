export function findChromium(): string | undefined
export function chromiumPath(): string
export function chromiumLaunch(fonts?: { bare?: boolean }): { executablePath: string; env: { [name: string]: string | undefined } }
export function ensureChromium(): string
export function fetchChromium(): string
