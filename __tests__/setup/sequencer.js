/**
 * Long files first, so that no worker waits for the last one: layers by what a file of theirs takes, inside a layer Jest's own order.
 * Before all of them one suite of the embedded database, which makes the dump that its others would wait for (server/harnessDb.ts) beside
 * the one that seeds PostgreSQL.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const LAYERS = ['e2e', 'weapp', 'server', 'pglite', 'app'];
const layerOf = ({ context }) => context.config.displayName.name;
const rank = (test) => LAYERS.indexOf(layerOf(test));

module.exports = class extends Sequencer {
  async sort(tests) {
    const [first, ...rest] = [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
    const dumping = rest.findIndex((test) => layerOf(test) === 'pglite');
    return [...rest.splice(dumping, dumping < 0 ? 0 : 1), first, ...rest].filter(Boolean);
  }
};
