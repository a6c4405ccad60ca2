/**
 * Long files first, so that no worker waits for the last one: layers by what a file of theirs takes, inside a layer Jest's own order.
 * Before all of them a suite of the embedded database and one of PostgreSQL: each seeds what the others of its kind then copy
 * (server/harnessDb.ts).
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
