interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly license?: string; readonly hasInstallScript?: boolean }>>
}
interface Reviewed {
  readonly licences: readonly string[]
  readonly installScripts: readonly string[]
  readonly packages: Readonly<Record<string, string>>
}
export function packagesOf(lock: Lock): { shipped: Record<string, string>; scripts: string[] }
export function disagreements(lock: Lock, reviewed: Reviewed): string[]
export function checkShipped(root: string): Promise<void>
