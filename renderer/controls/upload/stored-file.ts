/** What a person calls a stored file: the last part of its path, without the time that the server put behind its name. */
export function fileName(storedPath: string): string {
  const last =
    storedPath
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  return decoded(last).replace(/_\d{13}(?=(\.[^.]*)?$)/, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
