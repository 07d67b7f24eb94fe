export function fontEnvironment(): { FONTCONFIG_FILE: string }
