/** LISTEN on PostgreSQL: a connection of its own, opened again whenever it is lost. */
import pg from 'pg';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 5000;

export interface Listener {
  message(payload: string): void;
  gap(): void;
}

/** Resolves once it listens; the returned function stops it. */
export async function listenOn(url: string, channel: string, on: Listener): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const open = async () => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true });
    const lost = () => {
      if (client !== mine) return;
      client = undefined;
      again(FIRST_RETRY_MS);
    };
    mine.on('error', lost);
    mine.on('end', lost);
    mine.on('notification', ({ payload }) => on.message(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen "${channel}"`);
    } catch (error) {
      void mine.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return mine.end();
    client = mine;
  };
  const again = (wait: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      open().then(on.gap, () => again(Math.min(LAST_RETRY_MS, wait * 2)));
    }, wait);
    timer.unref();
  };

  await open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    await last?.end();
  };
}
