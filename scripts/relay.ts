/** `npm run relay -- <name>`: holds a company's own relay against the protocol of docs/relays.md; `-- docs` writes that file. */
import fs from 'node:fs/promises';
import { Command } from 'commander';
import { NOBODY, probeRelay, type Sample } from '../server/gateways/relay/cases';
import { relayDocs } from '../server/gateways/relay/docs';
import { RELAYS, type RelayName } from '../server/gateways/relay/protocol';
import { Failure, main, say } from './lib/say.mjs';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface Options extends Partial<Sample> {
  real?: true;
}

async function probe(name: RelayName, { real = undefined, ...sample }: Options): Promise<void> {
  const variable = `YEJIAN_${name.toUpperCase()}`;
  const { [`${variable}_URL`]: url = '', [`${variable}_KEY`]: key = '' } = process.env;
  if (!URL.canParse(url) || key === '') throw new Failure(`先设好 ${variable}_URL 和 ${variable}_KEY`);
  const findings = await probeRelay(name, { url, key }, { sample, costs: real === true });
  for (const { what, wrong, skipped } of findings)
    say(
      `${wrong ? '不对' : skipped ? '没试' : '对　'}  ${what}${wrong ? `：${wrong}` : skipped ? `（${skipped}）` : ''}`,
    );
  const faults = findings.filter(({ wrong }) => wrong).length;
  if (faults > 0) throw new Failure(`${RELAYS[name].title}中转有 ${faults} 条不对，见 docs/relays.md`);
}

void main(async () => {
  const program = new Command('npm run relay --').description('试一个中转对不对（docs/relays.md）');
  for (const name of Object.keys(RELAYS) as RelayName[]) {
    const command = program.command(name).description(`试${RELAYS[name].title}中转`);
    command.option('--real', '会真的发短信、打款、开票、寄信的也试');
    for (const [field, value] of Object.entries(NOBODY))
      command.option(`--${dashed(field)} <文字>`, value ? `测试用的内容，默认 ${value}` : '测试用的内容');
    command.action((options: Options) => probe(name, options));
  }
  program
    .command('docs')
    .description('写 docs/relays.md')
    .action(() => fs.writeFile('docs/relays.md', relayDocs()));
  await program.parseAsync();
});
