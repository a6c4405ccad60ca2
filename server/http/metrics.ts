/**
 * What an operator watches, as Prometheus reads it: answers by endpoint and code, jobs, sockets, the pool, the event loop. On a port of its
 * own, which the public never reaches; several workers are summed by the process that looks after them.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Watched {
  sockets(): number;
  /** Connections to PostgreSQL; undefined on the embedded database. */
  pool(): { open: number; idle: number; waiting: number } | undefined;
  /** Jobs that were given up, by kind. */
  deadJobs(): Promise<{ kind: string; count: number }[]>;
}

export interface Metrics {
  text(): Promise<string>;
  job(kind: string, outcome: 'done' | 'failed' | 'dead'): void;
}

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** The envelope says how it went: a refusal is HTTP 200. */
const CODE = /^\{"code":(\d+)/;

export function measure(http: FastifyInstance, watched: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'yejian_answer_seconds',
    help: 'Answers by endpoint and code',
    labelNames: ['endpoint', 'code'],
    buckets: BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: 'yejian_jobs_total',
    help: 'Timers that were carried out, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'yejian_jobs_dead',
    help: 'Jobs that were given up after their last try and still lie there, by kind',
    labelNames: ['kind'],
    // Every worker counts the same rows.
    aggregator: 'max',
    registers,
    async collect() {
      // What cannot be counted now stays as it was counted last.
      const dead = await watched.deadJobs().catch(() => undefined);
      if (!dead) return;
      this.reset();
      for (const { kind, count } of dead) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'yejian_sockets',
    help: 'Open connections of phones that listen',
    registers,
    collect() {
      this.set(watched.sockets());
    },
  });
  new Gauge({
    name: 'yejian_database_connections',
    help: 'Connections to PostgreSQL by state',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(watched.pool() ?? {})) this.set({ state }, count);
    },
  });
  // Before anything that makes a stream of the text.
  http.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: string };
    if (!endpoint) return;
    const code = (typeof payload === 'string' && CODE.exec(payload)?.[1]) || String(reply.statusCode);
    answers.observe({ endpoint, code }, reply.elapsedTime / 1000);
  });
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registers);
    new AggregatorRegistry();
  }
  return { text: () => registry.metrics(), job: (kind, outcome) => jobs.inc({ kind, outcome }) };
}

/** Of all workers together; for the process that looks after them. */
export function textOfWorkers(): () => Promise<string> {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

export async function serveMetrics(port: number, host: string, text: () => Promise<string>): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
  await once(server, 'listening');
  return server;
}
