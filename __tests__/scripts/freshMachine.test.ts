/** The commands of a fresh machine install the packages themselves, so they begin without any. */
import fs from 'node:fs';
import path from 'node:path';

const NAMED = /^(?:import|export)\b[^'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;

/** Files that are read before the first line of this one runs, and what they name that is neither Node's nor ours. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...fs.readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, from, alone]) => {
    const named = from ?? alone ?? '';
    if (named.startsWith('node:')) return [];
    if (!named.startsWith('.')) return [`${path.relative('.', file)} names ${named}`];
    return packagesOf(path.resolve(path.dirname(file), named), seen);
  });
}

test.each(['start', 'test', 'dev', 'build'])('scripts/%s.mjs begins without packages', (name) => {
  const seen = new Set<string>();
  expect(packagesOf(path.resolve(`scripts/${name}.mjs`), seen)).toEqual([]);
  // The script does read other files: a pattern that finds nothing would prove nothing.
  expect(seen.size).toBeGreaterThan(2);
});
