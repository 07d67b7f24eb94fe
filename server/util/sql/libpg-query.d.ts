/** PostgreSQL's own grammar. Its tree is read as unknown and held against lists of what is allowed, so none of its many types is wanted here. */
declare module 'libpg-query' {
  export function parse(text: string): Promise<unknown>
}
