export function fontEnvironment(options?: { bare?: boolean }): { FONTCONFIG_FILE: string }
