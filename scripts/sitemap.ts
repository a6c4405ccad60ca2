/** Writes src/sitemap.json, what the messenger's search may find: `node --import tsx scripts/sitemap.ts`. */
import fs from 'node:fs';
import { sitemap } from './lib/sitemap';
import { formatted } from './lib/format';

const FILE = 'src/sitemap.json';
void formatted(FILE, JSON.stringify(sitemap())).then((text) => fs.writeFileSync(FILE, text));
