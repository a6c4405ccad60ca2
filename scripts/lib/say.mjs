/** What the scripts print: one line per step, a sentence that says what to do when something fails. */

/** A failure with a sentence for the person in front of the terminal; the stack is of no use to them. */
export class Failure extends Error {}

/** @param {string} text */
export const say = (text) => console.log(text);
/** @param {number} from epoch milliseconds */
export const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints its line: `ok  Building the H5 app (41.2 s)`.
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const from = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`    ${label} ...\r`);
  try {
    const result = await work();
    say(`ok  ${label} (${seconds(from)})`);
    return result;
  } catch (error) {
    say(`--  ${label}: failed after ${seconds(from)}`);
    throw error;
  }
}

/**
 * Runs a script's main function; failures end as one sentence and exit code 1.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
