export function Editor() {
  return null
}
