import type { FastifyInstance, FastifyReply } from 'fastify'
import { type GuardServices, guard } from '../../../http/contract'
import { errors } from '../../../util/errors'
import { METRIC_NAMES, metricOf } from './metrics'
import { tracesOf, type WantedTraces } from './traces'

export interface ActuatorOptions extends GuardServices {
  readonly apiBase: string
}

const rightTo = (auth: string, services: GuardServices) =>
  guard({ auth, crossSite: false, oneTimePassword: false, cookie: false }, services)

/** An answer as it is: clients of the family read these calls without an envelope. */
function send(reply: FastifyReply, body: object | undefined): FastifyReply {
  if (!body) throw errors.unknownPath()
  return reply.header('cache-control', 'no-store').send(body)
}

/**
 * What clients of the family ask of monitoring (api-contract §16): `/actuator/metrics`, `/actuator/metrics/{name}`, `/actuator/httptrace`
 * and `/actuator/jeecghttptrace/{all|success|error}/{field}/{asc|desc}`, of this process. They stand beside the contracts, whose answers
 * are envelopes. A name that this server does not have is 404. There are none where monitoring is off.
 */
export function addActuator(app: FastifyInstance, { apiBase, ...services }: ActuatorOptions): void {
  const { monitor } = app
  if (!monitor) return
  const base = `${apiBase}/actuator`
  const figures = { onRequest: rightTo('monitorServer:list', services) }
  const calls = { onRequest: rightTo('monitorCall:list', services) }
  app.get(`${base}/metrics`, figures, (_request, reply) => send(reply, { names: METRIC_NAMES }))
  app.get<{ Params: { name: string } }>(`${base}/metrics/:name`, figures, async ({ params }, reply) =>
    send(reply, metricOf(params.name, await monitor.figures())),
  )
  for (const path of ['httptrace', 'jeecghttptrace/:query', 'jeecghttptrace/:query/:field', 'jeecghttptrace/:query/:field/:order'])
    app.get<{ Params: WantedTraces }>(`${base}/${path}`, calls, ({ params }, reply) =>
      send(reply, tracesOf(monitor.last.all(), apiBase, params)),
    )
}
