/**
 * Files of config/ that stand in the place of others: of Taro's, of packages, of our own tables. One that a package no longer has, or that
 * nobody asks for any more, would be left alone without a word; here it ends the build with a sentence.
 */
import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import type Webpack from 'webpack-chain';

const NAME = 'StandIns';

export class StandIns {
  private readonly put = new Map<string, string[]>();

  constructor(private readonly chain: Webpack) {}

  /** `replaced`: a file, or what is imported of a package, `$` at its end for that alone; `file`: its place in config/, or the whole of it. */
  set(replaced: string, file: string): void {
    const at = path.resolve(__dirname, file);
    if (!isThere(at)) throw new Error(`${nameOf(at)}, which is to stand in for ${replaced}, is not there.`);
    if (!isThere(replaced.replace(/\$$/, '')))
      throw new Error(
        `${nameOf(at)} stands in for ${replaced}, which is not there. Name in config/index.ts what has its work now, or take both out.`,
      );
    this.chain.resolve.alias.set(replaced, at);
    this.put.set(at, [...(this.put.get(at) ?? []), replaced]);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const idle of this.idle(modules)) compilation.errors.push(new compiler.webpack.WebpackError(idle));
      });
    });
  }

  /** A sentence for each that no module has asked for. */
  private idle(modules: Iterable<Module>): string[] {
    const asked = new Set([...modules].map((module) => module.nameForCondition()));
    return [...this.put]
      .filter(([at]) => !asked.has(at))
      .map(
        ([at, replaced]) =>
          `${nameOf(at)} stands in for ${replaced.join(', ')}, which nobody imports any more. Name in config/index.ts what is imported now, or take both out.`,
      );
  }
}

const nameOf = (at: string): string => path.relative(path.dirname(__dirname), at);

function isThere(wanted: string): boolean {
  try {
    return Boolean(require.resolve(wanted));
  } catch {
    return false;
  }
}
