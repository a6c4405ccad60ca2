/** A message of the mini-program's platform, as it comes to the address for messages. */
import type { SandboxPush } from '../../server/gateways/push';
import type { TestServer } from './harness';

type Message = Parameters<SandboxPush['send']>[0];

export const sandboxPush = (app: TestServer) => app.server.gateways.push as SandboxPush;

/** `more`: what its query says otherwise. */
export function pushed(app: TestServer, message: Message, more: Record<string, string> = {}) {
  const { query, body } = sandboxPush(app).send(message);
  return app.http.inject({
    method: 'POST',
    url: '/wechat/push',
    query: { ...query, ...more },
    headers: { 'content-type': 'application/json' },
    payload: body,
  });
}
