export type PreviewKind = 'image' | 'pdf' | 'text'

const kinds: ReadonlyMap<string, PreviewKind> = new Map([
  ...['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp', 'avif'].map(name => [name, 'image'] as const),
  ['pdf', 'pdf'],
  ...['txt', 'csv', 'log', 'md', 'json', 'xml', 'sql', 'ini', 'yml', 'yaml', 'properties'].map(name => [name, 'text'] as const),
])

/** How a stored file can be looked at in place; undefined for one that can only be had, and for files kept elsewhere. */
export function previewKind(storedPath: string): PreviewKind | undefined {
  // The policy of the page reads nothing of another place.
  if (/^https?:\/\//i.test(storedPath)) return undefined
  const name = storedPath.split('/').at(-1) ?? ''
  return name.includes('.') ? kinds.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) : undefined
}
