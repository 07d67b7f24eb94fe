export function findChromium(): string | undefined
export function chromiumPath(): string
export function ensureChromium(): string
export function fetchChromium(): string
