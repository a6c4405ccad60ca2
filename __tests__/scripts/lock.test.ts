/** What the gate of package-lock.json refuses, and which Node the start script lets in. */
import { addressOf, lockFaults, type Locked } from '../../scripts/lib/lock.mjs';
import { allowsNode } from '../../scripts/lib/machine.mjs';

const NODE = '^20.19.0 || ^22.13.0 || >=24';
/** As the lock file has them: with their addresses. */
const located = (rows: Record<string, Locked>) =>
  Object.fromEntries(Object.entries(rows).map(([where, row]) => [where, { ...row, resolved: addressOf(where, row) }]));
const parser = {
  version: '1.2.0',
  optionalDependencies: { '@parser/linux-x64': '1.2.0', '@parser/darwin-arm64': '1.2.0' },
};
const binding = { version: '1.2.0', optional: true };

test('a sound lock file has no fault; bindings are found beside the package or above it', () => {
  const rows = located({
    '': {},
    'node_modules/a/node_modules/parser': parser,
    'node_modules/a/node_modules/@parser/linux-x64': binding,
    'node_modules/@parser/darwin-arm64': binding,
    'node_modules/b': { version: '2.0.0', engines: { node: '>=18' } },
  });
  expect(lockFaults(rows, NODE)).toEqual([]);
});

test('a platform that is missing or of another version is named with its package', () => {
  const rows = located({
    'node_modules/parser': parser,
    'node_modules/@parser/linux-x64': { ...binding, version: '1.1.0' },
  });
  expect(lockFaults(rows, NODE)).toEqual([
    expect.stringContaining('@parser/linux-x64@1.2.0 is missing, which parser@1.2.0 names'),
    expect.stringContaining('@parser/darwin-arm64@1.2.0 is missing, which parser@1.2.0 names'),
  ]);
});

test('a package for a newer Node is refused, unless npm may leave it out', () => {
  const rows = located({
    'node_modules/cookie': { version: '2.0.2', engines: { node: '>=22' } },
    'node_modules/binding': { version: '1.0.0', optional: true, engines: { node: '>=22' } },
  });
  expect(lockFaults(rows, NODE)).toEqual([expect.stringContaining('cookie@2.0.2 asks for Node >=22')]);
  expect(lockFaults(rows, '>=22')).toEqual([]);
});

test('every package names where the public registry has it, under its own name', () => {
  const rows = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', resolved: 'https://mirror.example/b/-/b-1.0.0.tgz' },
    'node_modules/c/node_modules/@d/e': { version: '2.0.0', resolved: 'https://registry.npmjs.org/@d/e/-/e-2.0.0.tgz' },
    'node_modules/f': { name: '@g/h', version: '3.0.0', resolved: 'https://registry.npmjs.org/@g/h/-/h-3.0.0.tgz' },
    'node_modules/f/node_modules/i': { version: '1.0.0', inBundle: true },
    'node_modules/j': { resolved: 'packages/j', link: true },
  };
  expect(lockFaults(rows, NODE)).toEqual([
    expect.stringContaining('a@1.0.0 does not name its address'),
    expect.stringContaining('b@1.0.0 does not name its address'),
  ]);
});

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.1', true],
  ['23.5.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s: %s', (version, allowed) => {
  expect(allowsNode(NODE, version)).toBe(allowed);
});
