/** What Jest ran, by layer: the time of its files added up, and the slowest of them. */
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { say } from './say.mjs';

const SLOWEST = 10;
/** The beginning of a failure's message says what went wrong. */
const MOST_LETTERS = 1500;

/** One project of jest.config.js. */
export interface Layer {
  name: string;
  passed: number;
  failed: number;
  /** Milliseconds of each file; several run at the same time. */
  files: { file: string; ms: number }[];
  /** `test` is empty where the file itself failed: in a hook, or before its first test. */
  failures: { file: string; test: string; message: string }[];
}

/** Written by layersReporter.mjs. A run that left no report failed as a whole. */
export function readLayers(report: string): Layer[] {
  if (!fs.existsSync(report)) return [{ name: 'jest', passed: 0, failed: 1, files: [], failures: [] }];
  return JSON.parse(fs.readFileSync(report, 'utf8')) as Layer[];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

export function sayLayers(layers: readonly Layer[]): void {
  for (const { name, passed, failed, files } of layers) {
    const all = files.reduce((sum, { ms }) => sum + ms, 0);
    say(`\n${seconds(all)}  ${name}: ${passed} passed, ${failed} failed in ${files.length} files`);
    const slowest = [...files].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    for (const { file, ms } of slowest) say(`  ${seconds(ms)}  ${file}`);
  }
}

/** Last, because the middle of a long log is what gets cut. */
export function sayFailures(layers: readonly Layer[]): void {
  for (const { file, test, message } of layers.flatMap(({ failures }) => failures)) {
    const own = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !line.includes('node_modules'));
    say(`\nFAILED ${file} ${test}\n${own.join('\n').slice(0, MOST_LETTERS)}`);
  }
}
