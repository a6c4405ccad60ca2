/**
 * Starts the server: opens and migrates the database, seeds an empty one, listens, and stops when it is asked to. With WORKERS above 1
 * this process only looks after those that do (workers.ts).
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp, VERSION, type App } from './app';
import { readConfig, type ServerConfig } from './config';
import type { Tx } from './db/client';
import { explain } from './explain';
import { lockStart } from './db/locks';
import { seed } from './seed';
import { ensureSite } from './seed/content/site';
import { planRenew } from './domains/selling/campaign/renew/jobs';
import { planReadings } from './domains/selling/grove/field/readings';
import { planWatch } from './domains/membership/favourite/watch';
import { readSite } from './domains/people/shopSettings/repository';
import { planEvening } from './domains/staff/report/evening';
import { planPoints } from './domains/membership/points/expire';
import { planTurns } from './domains/offer/live/jobs';
import { planPool } from './domains/staff/client/hand/pool';
import { planGrowth } from './domains/membership/vip/growth';
import { planCleanup } from './jobs/cleanup';
import { serveMetrics, textOfWorkers } from './http/metrics';
import { lockFolder } from './lock';
import { keepWorkers, WorkerFailed } from './workers';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const STOP_WITHIN_MS = 10_000;
/** The part of STOP_WITHIN_MS for open connections; the rest is for jobs and the database. */
const DRAIN_WITHIN_MS = 8000;

async function announce(config: ServerConfig): Promise<void> {
  say(config.databaseUrl ? 'Database: PostgreSQL' : `Database: PGlite in ${config.dataDir}/db`);
  if (config.s3) say(`Files: bucket ${config.s3.bucket} at ${new URL(config.s3.endpoint).host}`);
  await checkPort(config);
}

async function start(config: ServerConfig): Promise<App> {
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir);
  process.once('exit', unlock);
  const app = await buildApp({ config });
  try {
    await fillOnce(app);
    // Once, however many workers there are.
    if ((cluster.worker?.id ?? 1) === 1) say(`${(await readSite(app.server.db)).appName} ${VERSION}`);
    await app.http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  await planCleanup(app.server.db, app.server.now());
  await planGrowth(app.server.db, app.server.now());
  await planPool(app.server.db, app.server.now());
  await planPoints(app.server.db, app.server.now());
  await planEvening(app.server.db, app.server.now());
  await planWatch(app.server.db, app.server.now());
  await planTurns(app.server.db, app.server.now());
  await planRenew(app.server);
  await planReadings(app.server);
  app.jobs.start();
  return app;
}

/** A taken port is said before the database is opened, not after ten seconds of work. */
async function checkPort({ port, host }: ServerConfig): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Demo mode fills an empty database with the demo world; any other server gets the texts and settings it cannot do without. */
async function fillOnce(app: App): Promise<void> {
  if (!app.server.config.demo) {
    const written = await app.server.db.transaction(async (tx) => {
      await lockStart(tx as unknown as Tx);
      return ensureSite(tx as unknown as Tx, app.server.now());
    });
    if (written) say('Page texts and settings written.');
    return;
  }
  const startedAt = Date.now();
  const seeded = await seed(app.server, (step) => say(`  seeding ${step} ...`));
  if (seeded) say(`Demo data written in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function introduce(config: ServerConfig): void {
  say('');
  say(`  Shop   ${config.publicUrl}/h5/`);
  say(`  API    ${config.publicUrl}/docs`);
  if (config.demo) {
    say('');
    say('  Demo accounts, login password Yejian2026, payment password 246810 where one is set:');
    say('    13800000001 林知夏  main member      13800000002 周允  new member');
    say('    13800000003 许清和  茗友             13900000001 王岚  staff manager');
  }
  if (config.development) say('  SMS codes are shown on the login page.');
  say('');
}

function stopOnSignals(app: App): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    if (cluster.isPrimary) say(`${signal}: stopping ...`);
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.drain(DRAIN_WITHIN_MS);
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Without the process that hands out its connections a worker has nothing left to do.
  if (cluster.isWorker) process.on('disconnect', () => void stop('disconnect'));
}

/** What an operator watches is on a port of its own, when he wants it. */
async function watched({ metricsPort, host }: ServerConfig, text: () => Promise<string>): Promise<void> {
  if (metricsPort > 0) (await serveMetrics(metricsPort, host, text)).unref();
}

async function main(): Promise<void> {
  let port = 0;
  try {
    const config = readConfig();
    port = config.port;
    if (cluster.isPrimary) await announce(config);
    if (config.workers > 1 && cluster.isPrimary) {
      await keepWorkers({ count: config.workers, stopWithinMs: STOP_WITHIN_MS + 1000, say });
      await watched(config, textOfWorkers());
    } else {
      const app = await start(config);
      stopOnSignals(app);
      if (cluster.isPrimary) await watched(config, app.metrics.text);
    }
    if (cluster.isPrimary) introduce(config);
  } catch (error) {
    if (!(error instanceof WorkerFailed)) process.stderr.write(`${explain(error, port)}\n`);
    process.exit(1);
  }
}

void main();
