import type { FieldModel } from '../model/field'
import type { Row } from '../model/source'
import type { CellTypes } from '../registry'

/** Whether what is typed into a field is kept by no draft. */
const isSecret = (cells: CellTypes, { type, secret }: FieldModel): boolean => secret === true || cells.get(type).secret === true

/** The secret fields of the rows that a field holds. */
const secretsOfRows = (cells: CellTypes, { fields = [] }: FieldModel): readonly string[] =>
  fields.filter(field => isSecret(cells, field)).map(({ name }) => name)

const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : [])

type Fields = ReadonlyMap<string, FieldModel>

/** What a draft may keep of the values of a form: neither secret fields nor those of the rows in it. */
export function withoutSecrets(cells: CellTypes, fields: Fields, values: Row): Row {
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const field = fields.get(name)
    if (field === undefined) return [[name, value]]
    if (isSecret(cells, field)) return []
    const secrets = new Set(secretsOfRows(cells, field))
    if (secrets.size === 0 || !Array.isArray(value)) return [[name, value]]
    return [[name, rowsIn(value).map(row => Object.fromEntries(Object.entries(row).filter(([part]) => !secrets.has(part))))]]
  })
  return Object.fromEntries(kept)
}

/** Values of a draft whose rows have the secret fields of the rows of the same id that stand there now. */
export function withSecretsOfRows(cells: CellTypes, fields: Fields, draft: Row, now: Row): Row {
  const given = Object.entries(draft).map(([name, value]) => {
    const field = fields.get(name)
    const secrets = field === undefined ? [] : secretsOfRows(cells, field)
    if (secrets.length === 0 || !Array.isArray(value)) return [name, value]
    const known = new Map(rowsIn(now[name]).map(row => [row.id, row]))
    const present = ({ id }: Row) => Object.fromEntries(secrets.map(part => [part, id === undefined ? undefined : known.get(id)?.[part]]))
    return [name, rowsIn(value).map(row => ({ ...present(row), ...row }))]
  })
  return Object.fromEntries(given)
}
