import fastJsonStringify from 'fast-json-stringify'
import type { FastifyRouteSchemaDef } from 'fastify/types/schema'
import { atFirstCall } from './at-first-call'
import type { Schema } from './resolve'

/** Fastify's serialiser: an answer is written by its schema, which is compiled at the first answer of its route. */
export function serializerCompiler({ schema }: FastifyRouteSchemaDef<Schema>): (data: unknown) => string {
  const compiled = atFirstCall(() => fastJsonStringify(schema))
  return data => compiled()(data)
}
