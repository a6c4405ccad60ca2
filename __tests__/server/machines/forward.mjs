/** node forward.mjs '[[from, to], ...]': leads every connection on. Runs where the network of the machines is (network.ts). */
import { once } from 'node:events';
import net from 'node:net';

for (const [from, to] of JSON.parse(process.argv[2])) {
  const server = net.createServer({ allowHalfOpen: true }, (near) => {
    const far = net.connect({ ...(typeof to === 'string' ? { path: to } : to), allowHalfOpen: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(from);
  await once(server, 'listening');
}
process.stdout.write('ready\n');
