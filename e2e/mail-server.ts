import { createServer } from 'node:http';
import { startMailServer } from '../apps/api/test/mail-server.ts';

/** The mail server of the browser tests: SMTP on one port, and what came in on the next. */
const mail = await startMailServer(Number(process.env.E2E_MAIL_PORT));
createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? '';
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mail.to(to)));
}).listen(mail.port + 1, '127.0.0.1');
