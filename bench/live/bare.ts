import { createServer } from 'node:http';
import { announced } from '@jalon/domain/realtime/realtime';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from '../../apps/api/test/sockets.ts';
import { serveParent, settingsOf } from '../support/child.ts';

/** The least that a server can do: one that has heard of it from the database says so to every socket, whatever it has joined. */
const { databaseUrl, port } = settingsOf<{ databaseUrl: string; port: number }>();
const http = createServer();
const sockets = new Set<WebSocket>();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
const joined = JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data: '{}' });
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket)).on('message', () => socket.send(joined));
  socket.send(JSON.stringify({ event: 'pusher:connection_established', data: JSON.stringify({ socket_id: '1.1' }) }));
});
const client = new pg.Client(databaseUrl);
await client.connect();
const text = JSON.stringify({ event: announced.event, channel: announced.channel, data: '{}' });
client.on('notification', () => sockets.forEach((socket) => void socket.send(text)));
await client.query('listen announced');
await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
serveParent(`http://127.0.0.1:${port}`, () => client.end());
