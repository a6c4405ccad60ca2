/**
 * `npm test` on a fresh machine: packages, browser, PostgreSQL and Swift when there are any; then every gate and every test
 * (scripts/verify.ts --full). The last line is `N passed, N failed`; logs and pictures of failures are in .data/test-artifacts.
 */
import { checkNode, ensureInstalled } from './lib/machine.mjs';
import { ensureBrowser, ensureObjectStore, ensureProxy, startPostgres } from './lib/system.mjs';
import { keep } from './lib/run.mjs';
import { main, say } from './lib/say.mjs';

await main(async () => {
  let code = 1;
  let postgres;
  try {
    checkNode();
    await ensureInstalled();
    const chromium = await ensureBrowser();
    const proxy = await ensureProxy();
    await ensureObjectStore();
    postgres = await startPostgres();
    const database = postgres && {
      TEST_DATABASE_URL: postgres.url,
      TEST_CLUSTER_TEMPORARY: postgres.temporary ? '1' : '',
    };
    const env = { CHROMIUM: chromium, ...(proxy && { CADDY: proxy }), ...database };
    code = await keep(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', '--full'], { env });
  } catch (error) {
    // Nothing ran: the sentence first, then the line every run ends with.
    console.error(`\n${error instanceof Error ? error.message : error}`);
    say('0 passed, 1 failed');
  } finally {
    postgres?.stop();
  }
  process.exitCode = code;
});
