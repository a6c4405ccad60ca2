/** What package-lock.json must hold so that `npm ci` works on every machine that package.json promises. */
import semver from 'semver7';

/**
 * @typedef {object} Locked one row of package-lock.json
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {string} [resolved]
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

/**
 * One sentence for each fault, none when the lock file is sound.
 * @param {Record<string, Locked>} rows `packages` of package-lock.json
 * @param {string} node the Node versions that package.json promises
 * @returns {string[]}
 */
export function lockFaults(rows, node) {
  return Object.entries(rows).flatMap(([where, row]) => {
    const name = where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
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
      ...(row.resolved && !row.link
        ? [`${name}@${row.version} names the address it came from: .npmrc leaves those out, write the lock file anew.`]
        : []),
    ];
  });
}
