/** Which store a server has: its settings say so, and nobody else asks. */
import fs from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../config';
import { createFolder } from './folder';
import { createBucket } from './s3';
import type { Storage } from './store';

export function createStorage({ dataDir, s3 }: Pick<ServerConfig, 'dataDir' | 's3'>): Storage {
  if (s3) return createBucket(s3);
  fs.mkdirSync(path.join(dataDir, 'uploads'), { recursive: true });
  return createFolder(dataDir);
}
