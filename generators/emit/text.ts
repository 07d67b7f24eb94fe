/** The first lines of a generated file. */
export function header(command: string): string {
  return `// Made by \`${command}\`. Do not edit: change what it is made from.\n`
}

/** A doc comment with an indent; '' for nothing to say. */
export function docComment(parts: readonly (string | null | undefined)[], indent = ''): string {
  const lines = parts
    .filter((part): part is string => part !== null && part !== undefined && part.trim() !== '')
    .flatMap((part, index) => [...(index === 0 ? [] : ['']), ...part.trim().split(/\r?\n/)])
    .map(line => line.trimEnd().replaceAll('*/', '*\\/'))
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map(line => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`
}

/** A text as a literal of TypeScript in single quotes. */
export function literal(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}

/** A property name: bare when it may be. */
export function key(name: string): string {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : literal(name)
}
