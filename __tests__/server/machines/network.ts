/**
 * Machines for tests: network namespaces of this machine, each with an address of its own on one bridge. What runs in one reaches the others
 * by their addresses only, as machines do; files are those of this machine. The bridge lies in a namespace as well: one on this machine
 * itself would be a change of its network, at which a browser drops what it is loading. All of it goes when `remove` is called or the process ends.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const FORWARD = path.join(__dirname, 'forward.mjs');

const ip = (...args: string[]): string =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Why no namespaces can be made here; undefined: they can. */
export function whyNoNetwork(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux makes network namespaces';
  const probe = `yjp${process.pid}`;
  try {
    ip('netns', 'add', probe);
    ip('-n', probe, 'link', 'add', 'probe0', 'type', 'bridge');
    return undefined;
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error).trim();
  } finally {
    try {
      ip('netns', 'del', probe);
    } catch {
      // None was made.
    }
  }
}

export interface Machine {
  address: string;
  /** What runs a command there when it stands before it. */
  within: readonly string[];
  /** Starts a program there; its output goes to `log`. */
  run(command: string, args: readonly string[], options?: { env?: NodeJS.ProcessEnv; cwd?: string }): Program;
  /** The same, waited for; throws with what it printed. */
  call(command: string, args: readonly string[]): string;
}
export interface Program {
  child: ChildProcess;
  /** What it has printed. */
  output(): string;
  /** [code, signal] */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
}

/** Both ends of a line: a socket's file, or an address of the network. */
type End = string | { host: string; port: number };

export interface Network {
  /** Where lines begin and end that lead to this process. */
  address: string;
  machine(name: string): Machine;
  /** Leads what comes to one end on to the other, between files of this machine and addresses of the network. */
  lines(pairs: readonly (readonly [from: End, to: End])[]): Promise<void>;
  remove(): void;
}

export function createNetwork(): Network {
  const id = process.pid % 100_000;
  const net = `10.213.${process.pid % 250}`;
  const hub = `yj${id}-hub`;
  const machines: string[] = [];
  const programs = new Set<ChildProcess>();
  ip('netns', 'add', hub);
  ip('-n', hub, 'link', 'add', 'bridge0', 'type', 'bridge');
  ip('-n', hub, 'addr', 'add', `${net}.1/24`, 'dev', 'bridge0');
  for (const device of ['bridge0', 'lo']) ip('-n', hub, 'link', 'set', device, 'up');

  const inside = (space: string, command: string, args: readonly string[]) =>
    ['ip', ['netns', 'exec', space, command, ...args]] as const;
  const remove = () => {
    process.off('exit', remove);
    for (const child of programs) child.kill('SIGKILL');
    for (const space of [...machines, hub]) {
      // What a program left behind goes with its machine.
      for (const pid of ip('netns', 'pids', space).split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL');
      ip('netns', 'del', space);
    }
  };
  process.on('exit', remove);

  return {
    address: `${net}.1`,
    remove,
    async lines(pairs) {
      const [command, args] = inside(hub, process.execPath, [FORWARD, JSON.stringify(pairs)]);
      const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      programs.add(child);
      await once(child.stdout, 'data');
    },
    machine(name) {
      const space = `yj${id}-${name}`;
      const address = `${net}.${11 + machines.length}`;
      ip('netns', 'add', space);
      machines.push(space);
      const plug = `plug${machines.length}`;
      ip('-n', hub, 'link', 'add', plug, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
      ip('-n', hub, 'link', 'set', plug, 'master', 'bridge0', 'up');
      ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
      for (const device of ['eth0', 'lo']) ip('-n', space, 'link', 'set', device, 'up');
      return {
        address,
        within: ['ip', 'netns', 'exec', space],
        run(command, args, { env = process.env, cwd } = {}) {
          const [program, all] = inside(space, command, args);
          const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd });
          programs.add(child);
          let output = '';
          for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
          const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
            child.once('exit', (code, signal) => {
              programs.delete(child);
              resolve([code, signal]);
            }),
          );
          return { child, output: () => output, ended };
        },
        call(command, args) {
          const [program, all] = inside(space, command, args);
          try {
            return execFileSync(program, all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
          } catch (error) {
            const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
            throw new Error(`${command}: ${stdout}${stderr}`, { cause: error });
          }
        },
      };
    },
  };
}

/** The first of the files that is there. */
export const found = (...files: string[]): string | undefined => files.find((file) => fs.existsSync(file));
