/** Writes docs/privacy.md, what the guide of the mini-program has to say: `node --import tsx scripts/privacy.ts`. */
import fs from 'node:fs';
import { privacyGuide, weappCalls } from './lib/privacy';
import { formatted } from './lib/format';

const FILE = 'docs/privacy.md';
void formatted(FILE, privacyGuide(weappCalls())).then((text) => fs.writeFileSync(FILE, text));
