/**
 * Node's own environment, with Node's own `require` for packages (transform.js): they are loaded once per worker instead of once
 * per file, which was most of the time that a suite of the server took before its first test. `testFailed()` tells hooks whether
 * the test they follow has failed.
 */
const { TestEnvironment } = require('jest-environment-node');

const isInstance = Function.prototype[Symbol.hasInstance];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.__nodeRequire = require;
    // The errors of packages are of Node's realm: `instanceof Error` takes them for what they are, as it does outside of Jest.
    const Inner = this.global.Error;
    Object.defineProperty(Inner, Symbol.hasInstance, {
      value(value) {
        return isInstance.call(this, value) || (this === Inner && isInstance.call(Error, value));
      },
    });
    this.global.testFailed = () => this.failed;
  }

  handleTestEvent({ name }) {
    if (name === 'test_start') this.failed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.failed = true;
  }
};
