/** The server as its services know it, and who calls. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { EndpointName, Endpoints } from '../../src/contract/endpoints';
import type { ServerConfig } from '../config';
import type { Db } from '../db/client';
import type { Gateways } from '../gateways';
import type { Tally } from '../lib/tally';
import type { Vault } from '../lib/vault';
import type { Storage } from '../storage/store';

export interface Realtime {
  /** Connections of this process that listen to the topic. */
  listeners(topic: string): number;
}

/**
 * What differs by kind: one table for each thing that has kinds. The domain that asks a table declares it here by declaration merging
 * (`declare module`), server/kinds.ts fills all of them, so that a lower domain never imports the kinds above it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- every entry is merged in by its domain
export interface Kinds {}

/** What rules deep inside a domain need beside their transaction: the tables of kinds and the settings. */
export type Setup = Pick<Server, 'config' | 'kinds'>;

/** Things that live as long as the server. Services take what they need from here; nothing is a global. */
export interface Server {
  db: Db;
  config: ServerConfig;
  gateways: Gateways;
  /** Epoch milliseconds; tests move it. */
  now(): number;
  log: FastifyBaseLogger;
  /** Who listens on `/ws`; events go out by `publish(tx, ...)`. */
  realtime: Realtime;
  kinds: Kinds;
  /** Files of the shop, on this machine or in a bucket of several. */
  storage: Storage;
  /** Seals id numbers and pictures of papers. */
  vault: Vault;
  /** Views of goods pages. */
  views: Tally;
  /** Runs due jobs soon; called after a job was scheduled. */
  wakeJobs(): void;
}

/** The session behind a token. */
export interface Viewer {
  memberId: string;
  tokenHash: string;
  channelLogin: boolean;
  chatLogin: boolean;
}

/** The session behind a token; undefined when it is unknown or over. */
export type FindSession = (server: Pick<Server, 'db' | 'now'>, token: string) => Promise<Viewer | undefined>;

type ViewerOf<K extends EndpointName> = Endpoints[K]['auth'] extends false ? Viewer | undefined : Viewer;

export interface Context<K extends EndpointName = EndpointName> extends Server {
  /** Always there on endpoints with auth; on public ones only when a valid token came along. */
  viewer: ViewerOf<K>;
  ip: string;
  device: string;
  request: FastifyRequest;
}
