/**
 * A relay of every kind that keeps to docs/relays.md, in memory: what a company may start from. One address for each: /sms, /payout ... Changing what
 * it answers makes it a relay with that fault.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RelayName } from '../../../server/gateways/relay/protocol';

interface Reply {
  status?: number;
  json?: object;
}
type Body = Record<string, unknown>;
type Answering = (body: Body) => Reply;

export const KEY = 'example-key';
export const LOGIN_CODE = 'c-1';
export const MEDIA_ID = 'v-1';

/** By its number: what was opened once is answered again. */
const once = <T>(known: Map<string, T>, no: unknown, make: () => T): T => {
  const key = String(no);
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
};

function answers(): Record<RelayName, Answering> {
  const payouts = new Map<string, { state: string }>();
  const offers = new Map<string, { package: string }>();
  const sent = new Map<string, object>();
  const papers = new Map<string, { state: string; invoiceNo: string }>();
  const actions: Record<string, Answering> = {
    send: ({ no }) => ({ json: once(payouts, no, () => ({ state: 'success' })) }),
    offer: ({ no }) => {
      once(payouts, no, () => ({ state: 'waiting' }));
      return { json: once(offers, no, () => ({ package: `package of ${String(no)}` })) };
    },
    query: ({ no }) => {
      const payout = payouts.get(String(no));
      return payout ? { json: payout } : { status: 404 };
    },
    revoke: ({ no }) => {
      const payout = payouts.get(String(no));
      if (!payout) return { json: { state: 'failed', reason: '没有这笔' } };
      if (payout.state === 'waiting') payout.state = 'failed';
      return { json: payout };
    },
  };
  const paper = (serial: unknown) =>
    once(papers, serial, () => ({ state: 'issued', invoiceNo: String(papers.size + 1).padStart(20, '0') }));
  return {
    // A number that came before is not sent again.
    sms: ({ no, mobile, code, text }) =>
      mobile && (code ?? (no && text)) ? once(sent, no, () => ({})) : { status: 400 },
    carrier: () => ({ json: { steps: [{ at: 1_760_000_000_000, place: '杭州', text: '包裹已揽收' }] } }),
    authentication: ({ cardNo }) => ({ json: { verdict: String(cardNo).startsWith('62') ? 'match' : 'card' } }),
    workplace: ({ code, ticket }) => {
      if (ticket === true) return { json: { corpId: 'ding1', agentId: '7', ticket: 'T1' } };
      return code === LOGIN_CODE ? { json: { userId: 'u1', name: '王岚' } } : { status: 404 };
    },
    payout: (body) => actions[String(body.action)]?.(body) ?? { status: 400 },
    invoice: ({ issue, redden, companies }) => {
      const asked = (issue ?? redden) as Body | undefined;
      if (asked) return { json: paper(asked.serial) };
      return { json: { companies: [{ title: `杭州${String(companies)}业有限公司`, taxNo: '91330106MA2K8810XP' }] } };
    },
    video: ({ mediaId, trial }) => {
      const part = trial === undefined ? '' : `&exper=${Number(trial)}`;
      const url = `https://vod.example.com/${String(mediaId)}.m3u8?t=6917&sign=1${part}`;
      return { json: { sources: mediaId === MEDIA_ID ? [{ quality: '高清', url }] : [] } };
    },
    mail: ({ no, to, files }) => (no && to && Array.isArray(files) ? once(sent, no, () => ({})) : { status: 400 }),
  };
}

export interface ExampleRelay {
  of(name: RelayName): { url: string; key: string };
  /** What it was asked, as it came. */
  asked: { name: string; body: Body }[];
  close(): Promise<void>;
}

export async function startExampleRelay(
  faulty: Partial<Record<RelayName, Answering>> = {},
  { anyKey = false, anyMethod = false }: { anyKey?: boolean; anyMethod?: boolean } = {},
): Promise<ExampleRelay> {
  const table = { ...answers(), ...faulty };
  const asked: ExampleRelay['asked'] = [];
  const answerOf = (request: http.IncomingMessage, text: string): Reply => {
    const name = request.url?.slice(1) as RelayName;
    if (!Object.hasOwn(table, name)) return { status: 404 };
    if (!anyMethod && request.method !== 'POST') return { status: 405 };
    if (!anyKey && request.headers.authorization !== `Bearer ${KEY}`) return { status: 401 };
    try {
      const body = JSON.parse(text || '{}') as Body;
      asked.push({ name, body });
      return table[name](body);
    } catch {
      return { status: 400 };
    }
  };
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status = 200, json } = answerOf(request, Buffer.concat(parts).toString());
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(json ? JSON.stringify(json) : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    of: (name) => ({ url: `http://127.0.0.1:${port}/${name}`, key: KEY }),
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
