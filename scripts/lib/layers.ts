/** What a Jest run took, by layer: the time of its files added up, and the slowest of them. */
import fs from 'node:fs';
import path from 'node:path';
import { say } from './say.mjs';

const SLOWEST = 10;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}
export interface Layer {
  name: string;
  passed: number;
  failed: number;
  /** Milliseconds of each file; several run at the same time. */
  files: { file: string; ms: number }[];
}

/** A run that left no report failed as a whole. */
export function readLayer(name: string, report: string): Layer {
  if (!fs.existsSync(report)) return { name, passed: 0, failed: 1, files: [] };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  ) as JestReport;
  return {
    name,
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    files: testResults.map(({ name: file, startTime, endTime }) => ({
      file: path.relative('__tests__', file),
      ms: Math.max(0, endTime - startTime),
    })),
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

export function sayLayers(layers: readonly Layer[]): void {
  for (const { name, passed, files } of layers) {
    const all = files.reduce((sum, { ms }) => sum + ms, 0);
    say(`\n${seconds(all)}  ${name}: ${passed} tests in ${files.length} files`);
    const slowest = [...files].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    for (const { file, ms } of slowest) say(`  ${seconds(ms)}  ${file}`);
  }
}

/**
 * What PGlite, with its one connection, may do otherwise than PostgreSQL: the races, the walk over all endpoints, and of each domain
 * its largest suite. The rest of the server runs on PostgreSQL alone when there is one.
 */
export function embeddedSuites(root = '__tests__/server'): string[] {
  return fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const suites = fs
        .readdirSync(path.join(root, name))
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => `${root}/${name}/${file}`)
        .sort((a, b) => fs.statSync(b).size - fs.statSync(a).size);
      return [...new Set([...suites.slice(0, 1), ...suites.filter((file) => /\/(races|walk)\.test\.ts$/.test(file))])];
    });
}
