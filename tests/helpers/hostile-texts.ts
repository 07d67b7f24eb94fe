/** What ends a statement. */
export const INJECTION = "'; drop table weft.sys_user; --"
export const STRANGE = `'"%_\\$1{{7*7}}😀<script>\t`
/** Both, for what does not count their characters: each ends the quotes that the other leaves. */
export const WORST = INJECTION + STRANGE
export const LONG = 'long '.repeat(2_000)
export const ZERO = 'a\u0000b'
/** Half a character. */
export const HALF = '\ud800'
export const HOSTILE = [INJECTION, STRANGE, LONG, '%', '_', '\\', "' or '1'='1", ',a,', '*\\*', '>= \\', HALF]
