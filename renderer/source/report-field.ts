/** A column of a report as a field may be called: statements name columns in any language, fields have letters, digits and `_`. */
export const reportField = (column: string, index: number): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(column) ? column : `column_${index + 1}`
