/** OpenAPI of every endpoint, made from the contract, and the pages at /docs that show it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { docsPolicy } from './security';

export async function registerDocs(
  app: FastifyInstance,
  options: { version: string; publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tea shop',
        version: options.version,
        description:
          'Answers are {code, message, data}: 200 ok, 401 not logged in, anything else a refusal with a Chinese sentence; the field it is about and the reason a program may go by stand beside it. Bodies are form-urlencoded; lists and objects travel as JSON strings.',
      },
      servers: [{ url: options.publicUrl }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'query', name: 'access-token' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true },
    staticCSP: docsPolicy(options.publicUrl),
  });
}
