/** What package-lock.json must hold so that `npm ci` works on every machine that package.json promises. */
import semver from 'semver7';

/**
 * @typedef {object} Locked one row of package-lock.json
 * @property {string} [name] of the package, where it is installed under another one
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {string} [resolved]
 * @property {boolean} [link] a folder of this machine
 * @property {boolean} [inBundle] inside the archive of the package that needs it
 * @property {{ node?: string }} [engines]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * The row that `name` means for the package at `from`: the nearest node_modules on the way up, as Node looks for it.
 * @param {Record<string, Locked>} rows
 * @param {string} from
 * @param {string} name
 */
function rowOf(rows, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const row = rows[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (row || !at) return row;
  }
}

/** @param {string} where place in node_modules */
const nameAt = (where) => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Where the public registry has a package; npm asks the registry that a machine is set to for the same path. Without it npm would
 * first read the description of each package, of all its versions, to learn it. What nobody fetches keeps what it has.
 * @param {string} where empty for the project itself
 * @param {Locked} row
 */
export function addressOf(where, row) {
  if (!where || row.link || row.inBundle) return row.resolved;
  const name = row.name ?? nameAt(where);
  return `https://registry.npmjs.org/${name}/-/${name.slice(name.lastIndexOf('/') + 1)}-${row.version}.tgz`;
}

/**
 * One sentence for each fault, none when the lock file is sound.
 * @param {Record<string, Locked>} rows `packages` of package-lock.json
 * @param {string} node the Node versions that package.json promises
 * @returns {string[]}
 */
export function lockFaults(rows, node) {
  return Object.entries(rows).flatMap(([where, row]) => {
    const name = nameAt(where);
    const missing = Object.entries(row.optionalDependencies ?? {})
      .filter(([platform, range]) => !semver.satisfies(rowOf(rows, where, platform)?.version ?? '', range))
      .map(
        ([platform, range]) =>
          `${platform}@${range} is missing, which ${name}@${row.version} names: choose a version of ${name} whose platforms are all published (overrides in package.json).`,
      );
    const asked = row.engines?.node;
    // npm leaves an optional package out where its engines do not hold; every other one must run.
    const refuses = asked && !row.optional && !semver.subset(node, asked);
    return [
      ...missing,
      ...(refuses
        ? [
            `${name}@${row.version} asks for Node ${asked}, but package.json promises ${node}: choose an older version of it or change "engines".`,
          ]
        : []),
      ...(row.resolved !== addressOf(where, row)
        ? [`${name}@${row.version} does not name its address in the public registry: npm run lock -- --write`]
        : []),
    ];
  });
}
