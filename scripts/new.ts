/** `npm run new endpoint <name> <domain>`: an endpoint that answers, with its test, as the start of one. CONTRIBUTING shows what is written. */
import { newEndpoint } from './new/endpoint';
import { Refused, type Plan } from './new/plan';

const USAGE = 'npm run new endpoint credits.rule credits';

function planOf([kind, name, domain]: readonly string[]): Plan {
  if (kind === 'endpoint' && name && domain) return newEndpoint('.', name, domain);
  throw new Refused(USAGE);
}

async function main(): Promise<void> {
  const plan = planOf(process.argv.slice(2));
  await plan.write();
  for (const file of plan.created) console.log(`new      ${file}`);
  for (const file of plan.changed) console.log(`changed  ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
});
