/** Puts the server together: database, gateways, jobs, and the HTTP server with every endpoint of the contract. */
import fs from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { audioPlugin } from './audio/plugin';
import type { ServerConfig } from './config';
import { openDatabase, type Database } from './db/client';
import { tokenShelf } from './db/sharedTokens';
import { addViews } from './domains/offer/catalogue/detail/repository';
import { rolesHeldBy } from './domains/people/employee/roles';
import { MOST_BYTES } from './domains/people/file/service';
import { advertOrigins } from './domains/people/site/advertOrigin';
import { registerCodes } from './domains/people/site/codes';
import { registerMaterialFiles } from './domains/selling/material/files';
import { registerSealedFiles } from './domains/people/file/files';
import { registerFieldMaps } from './domains/selling/grove/tree/mapFiles';
import { registerReportFiles } from './domains/staff/report/files';
import { liveEntry } from './domains/offer/live/calendar';
import { ticketEntry } from './domains/selling/activity/signup/calendar';
import { inviteEntry } from './domains/staff/maintenance/invite/calendar';
import { registerCalendar } from './http/calendar';
import { registerLessonFiles } from './domains/selling/college/learn/files';
import { registerInvoiceFiles } from './domains/membership/invoice/files';
import { registerQuoteFiles } from './domains/staff/quote/files';
import { takeReceipt } from './domains/trade/shipping/receipt';
import { registerCarrierNotify } from './domains/trade/parcel/notify';
import { registerWechatNotify } from './domains/trade/payment/wechatNotify';
import { takeAnswer } from './domains/people/contentAudit/run';
import { findSession } from './domains/people/session/service';
import { createGateways, type Gateways } from './gateways';
import { handlers } from './handlers';
import type { Server } from './http/context';
import { registerDocs } from './http/plugins/docs';
import { prepareDrain } from './http/plugins/drain';
import { answerFailures } from './http/plugins/failures';
import { endLeftovers } from './http/plugins/leftover';
import { serveFiles } from './http/plugins/files';
import { registerHealth } from './http/plugins/health';
import { measure, type Metrics } from './http/metrics';
import { loggerOptions, type LogSink } from './http/logger';
import { registerEndpoints } from './http/frame/register';
import { secure } from './http/plugins/security';
import { limitCalls } from './http/frame/limits';
import { jobHandlers } from './jobHandlers';
import { countDead } from './jobs/dead';
import { createJobRunner, type JobRunner } from './jobs/runner';
import { kinds } from './kinds';
import { picturesPlugin } from './pictures/plugin';
import { createTally } from './lib/tally';
import { openVault } from './lib/vault';
import { vaultKey } from './lib/vaultKey';
import { createPictureStore, type PictureStore } from './pictures/store';
import { createStorage } from './storage/create';
import { sharedDrawings } from './storage/drawings';
import { listStores } from './domains/offer/store/repository';
import { readSite } from './domains/people/shopSettings/repository';
import { screenPlugin } from './screen/plugin';
import { createHub } from './realtime/hub';
import { registerRealtime } from './realtime/plugin';
import { topicKinds } from './topics';
import { papersPlugin } from './papers/plugin';
import { videoPlugin } from './video/plugin';
import { streamPlugin } from './http/plugins/streams';
import { registerWechatPush } from './http/plugins/wechatPush';

export interface AppOptions {
  config: ServerConfig;
  /** Opened (and migrated) from the configuration unless given; a given one is closed with the app too. */
  database?: Database;
  gateways?: Gateways;
  now?: () => number;
  /** Where log lines go; tests listen here. */
  log?: LogSink;
  /** Drawn pictures; made in dataDir/pictures unless given. */
  pictures?: PictureStore;
}

export interface App {
  http: FastifyInstance;
  server: Server;
  database: Database;
  jobs: JobRunner;
  metrics: Metrics;
  /** Takes no new connections and answers on the open ones until nobody is left; after `most` ms it cuts the rest. */
  drain(most: number): Promise<void>;
  /** Stops taking requests, finishes the running ones, stops the jobs, closes the database. */
  close(): Promise<void>;
}

export const VERSION = readVersion();
/** Until a request has arrived whole: five megabytes over a slow line. */
const REQUEST_MS = 120_000;

/** PostgreSQL lets in a hundred unless told otherwise; a process takes what the others leave. */
const connectionsOf = (workers: number) => Math.max(2, Math.min(20, Math.floor(80 / workers)));

export async function buildApp(options: AppOptions): Promise<App> {
  const { config } = options;
  const database =
    options.database ??
    (await openDatabase({
      url: config.databaseUrl,
      dir: path.join(config.dataDir, 'db'),
      connections: connectionsOf(config.workers),
    }));
  const http = fastify({
    logger: loggerOptions(config.logLevel, options.log),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    // A busy machine may take longer than Fastify's ten seconds to seed or to migrate; nothing is wrong with it then.
    pluginTimeout: 0,
  });
  const hub = createHub(() => server, topicKinds);
  const server: Server = {
    db: database.db,
    config,
    gateways: options.gateways ?? createGateways(config, tokenShelf(database.db)),
    now: options.now ?? Date.now,
    log: http.log,
    realtime: hub,
    kinds,
    storage: createStorage(config),
    vault: openVault(vaultKey(config.identityKey, config.dataDir)),
    views: createTally(
      (counts) => addViews(database.db, counts),
      config.sharedMs,
      (error) => http.log.error(error),
    ),
    wakeJobs: () => jobs.wake(),
  };
  const metrics = measure(http, {
    sockets: hub.size,
    pool: () => database.pool?.(),
    deadJobs: () => countDead(database.db),
  });
  const jobs = createJobRunner(server, jobHandlers, metrics.job);

  const drain = prepareDrain(http);
  answerFailures(http);
  endLeftovers(http);
  http.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // Phones set their clocks by it (rule 1.9): it is the clock that the rules go by.
    reply.header('Date', new Date(server.now()).toUTCString());
  });
  await secure(http, { config, scriptOrigins: () => advertOrigins(database.db) });
  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await http.register(formbody);
  await http.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 20, fieldSize: 10_000 } });
  await limitCalls(http, server);
  await registerDocs(http, { version: VERSION, publicUrl: config.publicUrl });
  registerHealth(http, server, VERSION);
  await serveFiles(http, server);
  await http.register(picturesPlugin, {
    store:
      options.pictures ??
      createPictureStore({
        dir: path.join(config.dataDir, 'pictures'),
        photos: server.storage,
        shared: sharedDrawings(server.storage),
      }),
  });
  await http.register(audioPlugin);
  await http.register(papersPlugin);
  await http.register(videoPlugin);
  await http.register(streamPlugin, { server });
  await http.register(screenPlugin, {
    shop: async () => (await readSite(database.db)).appName,
    stores: () => listStores(database.db),
  });
  // Inside a plugin of its own, so that the documentation has hooked into the routes before they are made.
  await http.register(async (scope) => registerEndpoints(scope, server, { findSession, rolesHeldBy }, handlers));
  await registerWechatNotify(http, server);
  registerCarrierNotify(http, server);
  await registerWechatPush(http, server, { verdict: takeAnswer, receipt: takeReceipt });
  registerInvoiceFiles(http, server);
  registerLessonFiles(http, server);
  registerReportFiles(http, server);
  registerQuoteFiles(http, server);
  registerCalendar(http, server, 'invite', inviteEntry);
  registerCalendar(http, server, 'activity', ticketEntry);
  registerCalendar(http, server, 'live', liveEntry);
  registerFieldMaps(http, server);
  registerSealedFiles(http, server);
  registerMaterialFiles(http, server);
  registerCodes(http, server);
  await registerRealtime(http, server, hub, database, findSession);
  await http.ready();

  return {
    http,
    server,
    database,
    jobs,
    metrics,
    drain,
    close: async () => {
      await http.close();
      await jobs.stop();
      await server.views.flush();
      await database.close();
      server.storage.close();
    },
  };
}

function readVersion(): string {
  const file = path.resolve(import.meta.dirname ?? __dirname, '../package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
