/** Child processes: quiet ones leave a log and show its end when they fail, loud ones share the terminal. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './say.mjs';

const TAIL = 60;

/**
 * @typedef {object} RunOptions
 * @property {string} [log] file that takes the output; without it the terminal does
 * @property {Record<string, string>} [env] added to the environment
 * @property {string} [cwd]
 * @property {[RegExp, string][]} [hints] sentences for known failures, by what they print
 * @property {boolean} [allowFailure] resolve with the exit code instead of failing
 */

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { log, env = {}, cwd, hints = [], allowFailure = false } = {}) {
  if (log) fs.mkdirSync(path.dirname(log), { recursive: true });
  const file = log ? fs.openSync(log, 'w') : undefined;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: file === undefined ? 'inherit' : ['ignore', file, file],
    });
    child.on('error', (error) => reject(new Failure(`${command} could not be started: ${error.message}`)));
    child.on('exit', (code, signal) => {
      if (file !== undefined) fs.closeSync(file);
      if (code === 0 || allowFailure) return resolve(code ?? 1);
      const text = log ? fs.readFileSync(log, 'utf8') : '';
      const hint = hints.find(([pattern]) => pattern.test(text))?.[1];
      const end = text.trimEnd().split('\n').slice(-TAIL).join('\n');
      const why = hint ?? `${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`;
      return reject(
        new Failure(`${end}\n\n${why}${log ? `\nThe whole output is in ${path.relative('.', log)}.` : ''}`),
      );
    });
  });
}

/**
 * Starts a process that keeps running in this terminal and ends with this one.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<number>} the exit code
 */
export function keep(command, args, { env = {}, cwd } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 0 : 1))));
}
