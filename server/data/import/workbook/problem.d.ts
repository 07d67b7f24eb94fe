/** Why an archive cannot be read. */
export class Problem extends Error {
  readonly kind: string
}
