/**
 * Node's own environment, with Node's own `require` for packages and for what is tested (transform.js): they are loaded once per
 * worker instead of once per file, which was most of the time that a suite of the server took before its first test.
 * `testFailed()` tells hooks whether the test they follow has failed.
 */
const { TestEnvironment } = require('jest-environment-node');

/** Of Node's realm, where the server and its packages live: `instanceof Error` is true on both sides, as it is outside of Jest. */
const ERRORS = [Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    // Not above: while Jest loads this file, it transforms what the file requires.
    require('tsx/cjs');
    this.global.__nodeRequire = require;
    for (const type of ERRORS) this.global[type.name] = type;
    this.global.testFailed = () => this.failed;
  }

  handleTestEvent({ name }) {
    if (name === 'test_start') this.failed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.failed = true;
  }
};
