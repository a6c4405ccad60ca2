/** Long files first, so that no worker waits for the last one: layers by what a file of theirs takes, inside a layer Jest's own order. */
const { default: Sequencer } = require('@jest/test-sequencer');

/** Both databases of the server are mixed: while one suite makes PGlite's dump, few others wait for it. */
const RANKS = { e2e: 0, weapp: 1, server: 2, pglite: 2, app: 3 };
const rank = ({ context }) => RANKS[context.config.displayName.name];

module.exports = class extends Sequencer {
  async sort(tests) {
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
};
