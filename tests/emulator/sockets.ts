import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Emulator } from './emulator'

export interface SocketServer {
  push(frame: object, userIds?: readonly string[]): void
  close(): void
}

const PLACE = /^\/jeecg-boot\/websocket\/([^/?]+)$/

/** The socket of a user. `/vxeSocket` stands in their demo module, which is not here: it is not upgraded. */
export function serveSockets(server: Server, emulator: Emulator): SocketServer {
  const sockets = new Map<WebSocket, string>()
  const { generation } = emulator
  const upgrader = new WebSocketServer({ noServer: true, handleProtocols: ([first]) => first ?? false })
  server.on('upgrade', (request, socket, head) => {
    const key = PLACE.exec(request.url ?? '')?.[1] ?? ''
    const token = request.headers['sec-websocket-protocol'] ?? ''
    const user = emulator.table('sys_user').rows.find(({ id }) => generation.socketKey(String(id), token) === key)
    const known = !generation.socketToken || emulator.tokens.get(token) === user?.id
    if (!user || !known) return socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    upgrader.handleUpgrade(request, socket, head, opened => {
      sockets.set(opened, String(user.id))
      opened.on('close', () => sockets.delete(opened))
      opened.on('message', data => {
        // 2.4 sends such texts around as they are; 3.x answers its own word.
        if (String(data) !== 'ping') opened.send(String(data))
        else opened.send(JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' }))
      })
    })
  })
  return {
    push(frame, userIds) {
      for (const [socket, userId] of sockets) if (userIds === undefined || userIds.includes(userId)) socket.send(JSON.stringify(frame))
    },
    close() {
      for (const client of upgrader.clients) client.terminate()
    },
  }
}
