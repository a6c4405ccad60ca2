/** Long files first, so that no worker waits for the last one: layers by what a file of theirs takes, inside a layer Jest's own order. */
const { default: Sequencer } = require('@jest/test-sequencer');

const LAYERS = ['e2e', 'weapp', 'server', 'pglite', 'app'];
const rank = ({ context }) => LAYERS.indexOf(context.config.displayName.name);

module.exports = class extends Sequencer {
  async sort(tests) {
    return [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
  }
};
