/**
 * Makes the contract a server: every endpoint of the table becomes a Fastify route that decodes its input, finds the session,
 * runs the handler and answers in the envelope {code, message, data}. Refusals are HTTP 200 with their code (spec 7, 8).
 */
import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { endpoints, type EndpointName } from '../../src/contract/endpoints';
import { schemas } from '../../src/contract/schemas';
import type { Endpoint } from '../../src/contract/kit';
import { findSession } from '../domains/session/service';
import type { Context, Handlers, Server } from './context';
import { compile } from './compile';
import { createDecoder } from './decode';
import { notLoggedIn } from './errors';
import { shareAnswers } from './shared';

export const envelope = (data: TSchema) =>
  Type.Object({ code: Type.Integer(), message: Type.String(), data: Type.Optional(data) });

type LooseHandler = (input: unknown, context: Context) => Promise<unknown>;

/** What a visitor reads most, and what nobody's own data is in. */
const SHARED: readonly EndpointName[] = [
  'shop.index',
  'shopV2.home',
  'tea.index',
  'atShop.goodsClass',
  'shop.productIndex',
  'shop.productView',
  'shop.productReviews',
];

export function registerEndpoints(app: FastifyInstance, server: Server, handlers: Handlers): void {
  const { sharedMs } = server.config;
  const shared = shareAnswers(sharedMs);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const schema = schemas[name];
    const decode = createDecoder(schema.request);
    const handler = handlers[name] as unknown as LooseHandler;
    const checkAnswer = server.config.checkAnswers ? compile(schema.data) : undefined;
    const answer = async (request: FastifyRequest) => {
      const viewer = await findSession(server, tokenOf(request));
      if (endpoint.auth && !viewer) throw notLoggedIn();
      const input = decode(rawInput(request));
      const context = {
        ...server,
        viewer,
        ip: request.ip,
        device: deviceOf(request),
        request,
        log: request.log,
      } as Context;
      const data = await handler(input, context);
      if (checkAnswer && !checkAnswer.Check(data)) {
        const first = checkAnswer.Errors(data).First();
        throw new Error(`${name} answers against its schema at ${first?.path}: ${first?.message}`);
      }
      return { code: 200, message: 'ok', data };
    };
    const open = sharedMs > 0 && SHARED.includes(name);
    app.route({
      method: endpoint.method as HTTPMethods,
      url: endpoint.path,
      config: { endpoint: name },
      schema: {
        operationId: name,
        tags: [name.split('.')[0] ?? name],
        response: { 200: envelope(schema.data) },
        ...(endpoint.auth ? { security: [{ token: [] }] } : {}),
        ...describeInput(name, endpoint, schema.request),
      },
      // The decoder checks; Fastify's own validation would not know the JSON strings of a form.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        if (!open || tokenOf(request)) return answer(request);
        const text = await shared.get(request.url, async () => String(reply.serialize(await answer(request))));
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  }
}

const BODY_TYPE = 'application/x-www-form-urlencoded';
/** Endpoints that take a file: form-data with a field `file`. */
const WITH_FILE: readonly string[] = ['file.images'];

/** The documentation's view of a request: path parameters, then the query or the form. */
function describeInput(name: EndpointName, endpoint: Endpoint, request: TObject) {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1] as string);
  const rest = Type.Omit(request, inPath);
  const params = inPath.length > 0 ? { params: Type.Pick(request, inPath) } : {};
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { ...params, querystring: rest };
  if (!WITH_FILE.includes(name)) return { ...params, body: rest, consumes: [BODY_TYPE] };
  const file = Type.String({ format: 'binary' });
  return { ...params, body: Type.Object({ ...rest.properties, file }), consumes: ['multipart/form-data'] };
}

/** The login token travels as ?access-token= (spec 7). */
export const tokenOf = (request: FastifyRequest) =>
  String((request.query as Record<string, unknown>)['access-token'] ?? '');
const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? '').slice(0, 200);

/** The client sends every parameter in the query and, for writes, in the body too; the body wins, the path wins over both. */
function rawInput(request: FastifyRequest): Record<string, unknown> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
  return { ...(request.query as object), ...body, ...(request.params as object) };
}
