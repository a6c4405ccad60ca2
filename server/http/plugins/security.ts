/**
 * What a browser is told to keep to. Answers of the API may load nothing; the app under /h5/ may load itself, pictures and frames over
 * https, and run the scripts of its own build only. Front ends of other hosts are let in by YEJIAN_CORS: sessions travel as a
 * parameter, never as a cookie, so an open door gives a foreign page nothing a caller without a browser would not have.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../config';

type Policy = Record<string, readonly string[]>;

const textOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** Of the messenger's JS-SDK. */
const MESSENGER = 'https://res.wx.qq.com';

/** The app's own policy. `scripts`: hashes and origins that may run beside the files of the build. */
const appPolicy = (publicUrl: string, scripts: readonly string[]): Policy => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", MESSENGER, ...scripts],
  // React writes style attributes, the first paint is a style element.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Covers and avatars may come from any https host; uploads are shown as blobs before they are sent.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  // A stream that is put together by the app's own player is a blob.
  'media-src': ["'self'", 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  // Older browsers do not count the socket of the own host as 'self'. A chosen picture is read from its blob before it is sent. Pieces of a
  // stream are fetched by the app's own player, from whatever host the play address of its provider names.
  'connect-src': ["'self'", publicUrl, publicUrl.replace(/^http/, 'ws'), 'blob:', 'https:'],
  // /site/pages/webview: the page itself opens only hosts of the site's list.
  'frame-src': ["'self'", 'https:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});

/** The pages at /docs: scripts, styles and calls are of this server. */
export const docsPolicy = (publicUrl: string): string =>
  textOf({
    'default-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", publicUrl],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

const NOTHING = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** `'sha256-...'` of every inline script of a page. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );

/** What is never opened as a page of its own, and a first screen has a dozen of: rules for pages and numbers of requests say nothing there. */
const NO_DOCUMENT = /^(text\/css|application\/javascript|image\/webp)/;
const NOT_THERE = ['Content-Security-Policy', 'Referrer-Policy', 'X-Frame-Options', 'X-Request-Id'];

/** Hashes of the index.html that is served now: a new build is another file. */
function hashesOf(file: string): () => Promise<string[]> {
  let known = { at: 0, hashes: [] as string[] };
  return async () => {
    const at = await fs.stat(file).then(
      (stat) => stat.mtimeMs,
      () => 0,
    );
    if (at !== known.at) known = { at, hashes: at ? scriptHashes(await fs.readFile(file, 'utf8')) : [] };
    return known.hashes;
  };
}

export interface SecurityOptions {
  config: Pick<ServerConfig, 'publicUrl' | 'corsOrigins' | 'h5Dir'>;
  /** Origins of scripts that the operator has configured: adverts. */
  scriptOrigins(): Promise<string[]>;
}

export async function secure(app: FastifyInstance, { config, scriptOrigins }: SecurityOptions): Promise<void> {
  const { publicUrl, corsOrigins, h5Dir } = config;
  const isTls = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isTls && { maxAge: 180 * 86_400, includeSubDomains: false },
    // The mini-program and front ends on other hosts show this server's pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Browsers complain about these two on addresses without TLS, and nothing here opens windows.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // For browsers that cannot open this app: a header of each costs every file of a first screen its bytes.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const inlineHashes = hashesOf(path.join(h5Dir, 'index.html'));
  app.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type'));
    if (NO_DOCUMENT.test(type)) for (const name of NOT_THERE) reply.removeHeader(name);
    const isPage = type.startsWith('text/html');
    if (!isPage || !request.url.startsWith('/h5')) return;
    const scripts = [...(await inlineHashes()), ...(await scriptOrigins())];
    reply.header('Content-Security-Policy', textOf(appPolicy(config.publicUrl, scripts)));
  });
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: corsOrigins.includes('*') ? '*' : [...corsOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      // The app sets its clock by it.
      exposedHeaders: ['Date', 'Retry-After'],
      maxAge: 7200,
    });
  }
}
