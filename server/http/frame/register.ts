/**
 * Makes the contract a server: every row becomes a Fastify route. The frame around a handler is the same for all, in this order:
 * session, role, limit, decoding, and for writes one transaction, in the member's turn and once per requestId, with due jobs woken after
 * the commit; then
 * the envelope {code, message, data}. Refusals are HTTP 200 with their code (rules 2.3, 3.1).
 */
import { Type, type TProperties } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints';
import { OneOf, type Endpoint, type EndpointRow } from '../../../src/contract/kit';
import { REASONS, type Reason } from '../../../src/contract/reasons';
import { holdsRole, type RolesHeld } from '../../../src/contract/roles';
import { schemas } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { untilBack } from '../../db/away';
import { takeTurn } from '../../db/locks';
import { transact } from '../../db/transact';
import { hasPlanned } from '../../db/timers';
import type { FindSession, Server, Viewer } from '../context';
import { checkOf, perSchema, writerOf } from './compile';
import { dailyOf } from './daily';
import { bounded } from './bounds';
import { decoderOf } from './decode';
import { forbidden, notLoggedIn, Refusal } from '../errors';
import type { Call, Handlers } from '../handler';
import { once } from './idempotent';
import { limitOf } from './limits';
import { createShared, shareReads } from '../shared';

export const envelope = perSchema((data) =>
  Type.Object({ code: Type.Integer(), message: Type.String(), data: Type.Optional(data) }),
);

/** The same for /docs, with what a refusal carries: every reason the row declares, and what it means. */
function described({ data, reasons = [] }: EndpointRow) {
  const field = Type.Optional(Type.String({ description: 'the field of the request that a refusal is about' }));
  const answer: TProperties = { ...envelope(data).properties, field };
  if (reasons.length > 0) answer.reason = Type.Optional(OneOf(reasons, { description: meanings(reasons) }));
  return Type.Object(answer);
}
const meanings = (reasons: readonly Reason[]) => reasons.map((reason) => `${reason}: ${REASONS[reason]}`).join('; ');

/** What the frame asks the domains: whose token this is, and what that member is. */
export interface Gate {
  findSession: FindSession;
  rolesHeldBy(tx: Tx, memberId: string): Promise<RolesHeld>;
}

type AnyHandler = (tx: Tx, input: unknown, call: Call) => Promise<unknown>;

/** Member id of visitors in the table of replayed answers; their requestIds (uuid) tell them apart. */
const VISITOR = '0';

export function registerEndpoints(app: FastifyInstance, server: Server, gate: Gate, handlers: Handlers): void {
  app.addConstraintStrategy(byCode);
  const { sharedMs, checkAnswers } = server.config;
  const answers = createShared(sharedMs, server.now);
  const reads = shareReads(server.db, createShared(sharedMs, server.now), checkAnswers);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const row: EndpointRow = schemas[name];
    const limit = limitOf(app, { name, limit: row.limit, isPublic: !endpoint.auth });
    const daily = dailyOf(server, name, row.daily);
    const handler = handlers[name] as unknown as AnyHandler;
    const isRead = endpoint.method === 'GET' || row.reads === true;
    const inTransaction = !isRead && row.transaction !== 'own';

    const admit = async (request: FastifyRequest): Promise<Viewer | undefined> => {
      const viewer = await gate.findSession(server, tokenOf(request));
      if (endpoint.auth && !viewer) throw notLoggedIn();
      if (row.role && !(viewer && holdsRole(await gate.rolesHeldBy(server.db, viewer.memberId), row.role)))
        throw forbidden();
      await limit(request, viewer?.memberId);
      await daily({ memberId: viewer?.memberId, ip: request.ip });
      return viewer;
    };
    const carryOut = async (request: FastifyRequest, viewer: Viewer | undefined, input: object): Promise<unknown> => {
      const { db, ...rest } = server;
      const now = server.now();
      const requestId = 'requestId' in input && typeof input.requestId === 'string' ? input.requestId : undefined;
      const write = async <T>(work: (tx: Tx) => Promise<T | Refusal>): Promise<T> => {
        let planned = false;
        const answer = await transact(
          db,
          async (tx) => {
            const key = requestId && { memberId: viewer?.memberId ?? VISITOR, endpoint: name, requestId, now };
            if (viewer) await takeTurn(tx, viewer.memberId);
            const done = await (key ? once(tx, key, () => work(tx)) : work(tx));
            planned = hasPlanned(tx);
            return done;
          },
          { isOnce: requestId !== undefined },
        );
        if (planned) server.wakeJobs();
        if (answer instanceof Refusal) throw answer;
        return answer;
      };
      const caller = { ip: request.ip, device: deviceOf(request), request, log: request.log };
      const call = { ...caller, memberId: viewer?.memberId, session: viewer, now, server: rest, write } as Call;
      if (isRead) return untilBack(() => handler(reads.of(viewer?.memberId), input, call));
      const writing = inTransaction ? write((tx) => handler(tx, input, call)) : handler(db, input, call);
      // Also after a refusal: a service that opens its own transactions may have written before.
      return writing.finally(() => viewer && reads.hasWritten(viewer.memberId));
    };
    const answer = async (request: FastifyRequest) => {
      const viewer = await untilBack(() => admit(request));
      const data = await carryOut(
        request,
        viewer,
        decoderOf(row.request)({ ...rawInput(request), ...fixedOf(endpoint) }) as object,
      );
      if (server.config.checkAnswers && !checkOf(row.data).Check(data)) {
        const first = checkOf(row.data).Errors(data).First();
        throw new Error(`${name} answers against its schema at ${first?.path}: ${first?.message}`);
      }
      return { code: 200, message: 'ok', data };
    };
    /** Nobody goes by a reason that the row does not declare: in a test it is a fault, as an answer against its schema is. */
    const declared = (error: unknown): never => {
      if (!(error instanceof Refusal)) throw error;
      const { reason, ...rest } = error.about;
      if (!reason || row.reasons?.includes(reason)) throw error;
      if (server.config.checkAnswers) throw new Error(`${name} does not declare the reason ${reason}`);
      throw new Refusal(error.code, error.message, rest);
    };
    const isShared = row.shared && sharedMs > 0;
    app.route({
      method: endpoint.method as HTTPMethods,
      url: pathOf(endpoint),
      ...narrowed(endpoint),
      config: { endpoint: name },
      schema: {
        // The document has one row an address and way: that of the plain address.
        ...(endpoint.path.includes('?') && { hide: true }),
        operationId: name,
        tags: [name.split('.')[0] ?? name],
        response: { 200: described(row) },
        ...(endpoint.auth ? { security: [{ token: [] }] } : {}),
        ...describeInput(endpoint, row),
      },
      // The decoder checks; Fastify's own validation would not know the JSON strings of a form.
      validatorCompiler: () => () => true,
      serializerCompiler: () => (answered) => writerOf(envelope(row.data))(answered),
      handler: async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        const answered = () => answer(request).catch(declared);
        if (!isShared || tokenOf(request)) return answered();
        const text = await answers.get(request.url, async () => String(reply.serialize(await answered())));
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  }
}

/**
 * An address with a query of its own (/api/v1/pages?code=SALES_TEAM) is that code's: it has its own row, role and answer, and the plain
 * address answers for the other codes.
 */
const pathOf = ({ path }: Endpoint): string => path.split('?')[0] ?? '';
const fixedOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
const narrowed = (endpoint: Endpoint) => {
  const { code } = fixedOf(endpoint);
  return code === undefined ? {} : { constraints: { code } };
};
const byCode = {
  name: 'code',
  storage() {
    const routes = new Map<string, never>();
    return {
      get: (code: string) => routes.get(code) ?? null,
      set: (code: string, route: never) => void routes.set(code, route),
    };
  },
  deriveConstraint: ({ url = '' }: { url?: string }) =>
    new URLSearchParams(url.split('?')[1] ?? '').get('code')?.toUpperCase() ?? '',
};

const BODY_TYPE = 'application/x-www-form-urlencoded';

/** The documentation's view of a request: path parameters, then the query or the form. */
/** With the bounds that the decoder adds, so that /docs tells a caller all that is checked. */
function describeInput(endpoint: Endpoint, { request: open, file: takesFile }: EndpointRow) {
  const request = bounded(open);
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1] as string);
  const rest = Type.Omit(request, inPath);
  const params = inPath.length > 0 ? { params: Type.Pick(request, inPath) } : {};
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { ...params, querystring: rest };
  if (!takesFile) return { ...params, body: rest, consumes: [BODY_TYPE] };
  const file = Type.String({ format: 'binary' });
  return { ...params, body: Type.Object({ ...rest.properties, file }), consumes: ['multipart/form-data'] };
}

/** The login token travels as ?access-token= (rule 2.1). */
export const tokenOf = (request: FastifyRequest) =>
  String((request.query as Record<string, unknown>)['access-token'] ?? '');
const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? '').slice(0, 200);

/** The client sends every parameter in the query and, for writes, in the body too; the body wins, the path wins over both. */
function rawInput(request: FastifyRequest): Record<string, unknown> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {};
  return { ...(request.query as object), ...body, ...(request.params as object) };
}
