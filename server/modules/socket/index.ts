import { defineModule } from '../../plugins/module'

export const socket = defineModule({
  name: 'socket',
  handlers: {
    sysWebsocketTicket: call => call.request.server.sockets.ticketFor(call.session),
  },
})
