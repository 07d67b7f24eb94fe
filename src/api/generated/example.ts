// Made by `npm run generate`. Do not edit: change what it is made from.
/** Examples */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface ExampleMaterialIsExistNameQuery {
  name: string
}

/**
 * Whether a material has the name, as the family asks for names of types: success means that one has.
 *
 * `GET /example/material/isExistName`
 */
export function exampleMaterialIsExistName(request: { query: ExampleMaterialIsExistNameQuery }, config?: Config) {
  return http.Get<null>('/example/material/isExistName', { ...config, params: queryOf(request.query) })
}
