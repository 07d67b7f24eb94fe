/** The values that are not undefined: for what is merged over others, becomes JSON, or is given to a package that refuses undefined. */
export function defined<Values extends object>(values: Values): { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const kept: Partial<Values> = { ...values }
  for (const name of Object.keys(values) as (keyof Values)[]) if (values[name] === undefined) delete kept[name]
  return kept as { [Name in keyof Values]?: Exclude<Values[Name], undefined> }
}
