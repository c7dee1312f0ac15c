import pusherJs from 'pusher-js';

/** The clients that the API is tested with, for what is measured too: another version of `ws` may lie beside this one. */
export { WebSocket, WebSocketServer } from 'ws';
/** Its types say `default`, which the module itself is. */
export const Pusher = pusherJs as unknown as typeof pusherJs.default;
