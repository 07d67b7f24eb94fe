export const root: string
export const tools: Readonly<Record<'tsx' | 'vite' | 'esbuild' | 'tsc' | 'biome' | 'depcruise' | 'knip' | 'vitest' | 'playwright', string>>
export function run(
  tool: string,
  args: readonly string[],
  options?: { quiet?: boolean; whole?: boolean; env?: Record<string, string> },
): Promise<void>
export function step(
  name: string,
  parts: { inputs: string[]; variables?: string[]; output?: string; work: () => Promise<void> },
): Promise<boolean>
export const generate: () => Promise<boolean>
export const buildWeb: () => Promise<boolean>
export const buildServer: () => Promise<boolean>
export const buildRenderer: () => Promise<boolean>
export const listShipped: () => Promise<boolean>
export const knownTypes: string
export const typeCheck: readonly string[]
