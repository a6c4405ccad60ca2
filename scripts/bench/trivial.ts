/**
 * The trivial app that our home is compared with: one page of text, built with this project's own Taro settings, served as static
 * files.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { run } from '../lib/run.mjs';
import type { Target } from './measure';

const WORKSPACE = path.resolve('.cache/bench-trivial');
const DIST = path.join(WORKSPACE, 'dist/h5');
const BASE = '/h5/';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Taro builds the folder it is started in, so the trivial app gets one with our settings beside its sources. */
export async function buildTrivial(): Promise<void> {
  fs.rmSync(WORKSPACE, { recursive: true, force: true });
  fs.mkdirSync(WORKSPACE, { recursive: true });
  fs.cpSync('scripts/bench/trivial/src', path.join(WORKSPACE, 'src'), { recursive: true });
  for (const name of [
    'config',
    'babel.config.js',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.h5.json',
    'tsconfig.base.json',
  ]) {
    fs.cpSync(name, path.join(WORKSPACE, name), { recursive: true });
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(WORKSPACE, 'node_modules'), 'dir');
  await run(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5'], {
    cwd: WORKSPACE,
    env: { NODE_ENV: 'production' },
    log: '.data/logs/build-trivial.log',
  });
}

/** Brotli where the browser reads it, hashed files kept for a year: what our own server does. */
async function serve(): Promise<{ origin: string; close(): void }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const wanted = path.join(DIST, path.normalize(pathname.slice(BASE.length - 1)));
    const file = path.extname(wanted) ? wanted : path.join(DIST, 'index.html');
    if (!fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const packed = `${file}.${brotli ? 'br' : 'gz'}`;
    if (!fs.existsSync(packed)) {
      fs.writeFileSync(packed, (brotli ? brotliCompressSync : gzipSync)(fs.readFileSync(file)));
    }
    const body = fs.readFileSync(packed);
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': brotli ? 'br' : 'gzip',
      'content-length': body.length,
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const trivial: Target = {
  name: 'trivial Taro app',
  home: '/h5/pages/tea/index',
  ready: '.trivial',
  open: serve,
};
