/** What an operator reads when the server does not start: the cause is named by what it is about. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { explain } from '../../server/explain';

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('a file that may not be read or written is named, and is not taken for a port', () => {
  // Root, who runs the tests, may do everything: the error is written out.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'explain-'));
  const file = path.join(folder, 'uploads');
  const error = Object.assign(new Error(`EACCES: permission denied, mkdir '${file}'`), {
    code: 'EACCES',
    syscall: 'mkdir',
    path: file,
  });
  expect(explain(new Error('start', { cause: error }), 8086)).toMatch(`may not read or write ${file}: give it to them`);
  const missing = caught(() => fs.readFileSync(path.join(folder, 'key.pem')));
  expect(explain(missing, 8086)).toBe(
    `${path.join(folder, 'key.pem')} is not there: make it, or name another in its variable.`,
  );
  fs.rmSync(folder, { recursive: true });
});

test('a port that is taken or not allowed is named', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const other = createServer().listen(port);
  const [error] = (await once(other, 'error')) as unknown[];
  expect(explain(error, port)).toBe(`Port ${port} is taken. Stop the other program or start with PORT=${port + 1}.`);
  server.close();
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen', port: 80 });
  expect(explain(refused, 80)).toBe('Port 80 may not be opened by this user. Start with PORT=8086.');
});

test('what nobody foresaw comes with its trace', () => {
  expect(explain(new Error('surprise'), 1)).toMatch(/^Error: surprise\n {4}at /);
});

test('a build for a shop whose folder is not there says how one is made', () => {
  const env = { ...process.env, YEJIAN_SHOP: '/nowhere/shop' };
  const error = caught(() => execFileSync(process.execPath, ['scripts/build.mjs', 'h5'], { env, stdio: 'pipe' }));
  const said = String((error as { stderr: Buffer }).stderr);
  expect(said).toContain('/nowhere/shop/shop.yml is not there');
  expect(said).toContain('npm run shop -- init /nowhere/shop');
  expect(said).not.toContain('    at ');
});
