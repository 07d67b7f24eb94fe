/** A value under a name, for what is needed several times: made once for each row. */
export const within = (value: string, name: string, result: string) => `list_transform([${value}], lambda ${name}: ${result})[1]`
