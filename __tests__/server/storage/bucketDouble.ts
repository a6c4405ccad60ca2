/**
 * A bucket by the documents of S3 (REST API, Signature Version 4), in this process: what it is asked has to be signed as they say, and it can be told to
 * answer otherwise. The signature is worked out here from the documents and not by the client under test.
 */
import { createHash, createHmac } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '../../../server/config';

const KEY_ID = 'AKIDEXAMPLE';
export const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const REGION = 'cn-east-1';
const BUCKET = 'yejian-files';
const PAGE = 2;

const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
/** RFC 3986, as the documents spell UriEncode. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** What is wrong with the signature; undefined: nothing. */
function faultOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, day = '', region = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (signature === '') return 'no signature of this kind';
  if (region !== REGION) return `signed for ${region}`;
  const time = String(headers['x-amz-date']);
  if (!/^\d{8}T\d{6}Z$/.test(time) || !time.startsWith(day)) return 'no time';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'another body';
  const signed = names.split(';');
  if (signed.join() !== [...signed].sort().join() || !signed.includes('host')) return 'signed headers';
  for (const name of Object.keys(headers))
    if (name.startsWith('x-amz-') && !signed.includes(name)) return `${name} is not signed`;
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${REGION}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = ['aws4_request'].reduce(
    (at, part) => hmac(at, part),
    hmac(hmac(hmac(`AWS4${SECRET}`, day), REGION), 's3'),
  );
  return hmac(key, text).toString('hex') === signature ? undefined : 'another signature';
}

/** What is asked, when its body has come. */
interface Asked {
  method: string;
  /** '' = the bucket itself. */
  key: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}
/** Answers in place of the bucket. */
type Instead = (response: ServerResponse, asked: Asked) => void;

export const fault = (response: ServerResponse, status: number, code: string, more = ''): void => {
  response.writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': 'TX1' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>m</Message>${more}<RequestId>TX1</RequestId></Error>`,
  );
};

export interface BucketDouble {
  config: S3Config;
  objects: Map<string, Buffer>;
  asked: Asked[];
  /** Signatures that were wrong. */
  faults: string[];
  /** The next ones, in this order; then the bucket answers by itself again. */
  next(...instead: Instead[]): void;
  /** All, until it is called without. */
  always(instead?: Instead): void;
  close(): Promise<void>;
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const MODIFIED = 'Tue, 16 Jun 2026 02:30:00 GMT';

function give(response: ServerResponse, { method, headers }: Asked, body: Buffer): void {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const [from, to] = [Number(first), last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1)];
  if (headers.range && from >= body.length) return fault(response, 416, 'InvalidRange');
  response.writeHead(headers.range ? 206 : 200, {
    etag: etagOf(body),
    'last-modified': MODIFIED,
    'content-length': to - from + 1,
    ...(headers.range && { 'content-range': `bytes ${from}-${to}/${body.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : body.subarray(from, to + 1));
}

function list(response: ServerResponse, { query }: Asked, objects: Map<string, Buffer>): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const isMore = keys.length > from + PAGE;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><KeyCount>0</KeyCount><IsTruncated>${isMore}</IsTruncated>${
      isMore ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    }${keys
      .slice(from, from + PAGE)
      .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
      .join('')}</ListBucketResult>`,
  );
}

function answer(response: ServerResponse, asked: Asked, objects: Map<string, Buffer>): void {
  const { method, key, headers, body } = asked;
  if (key === '') return list(response, asked, objects);
  if (method === 'PUT') {
    const sum = headers['content-md5'];
    if (sum !== undefined && sum !== createHash('md5').update(body).digest('base64'))
      return fault(response, 400, 'BadDigest');
    objects.set(key, body);
    response.writeHead(200, { etag: etagOf(body) });
    return void response.end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204);
    return void response.end();
  }
  const found = objects.get(key);
  if (found) return give(response, asked, found);
  if (method !== 'HEAD') return fault(response, 404, 'NoSuchKey');
  response.writeHead(404);
  return void response.end();
}

export async function openBucketDouble(): Promise<BucketDouble> {
  const objects = new Map<string, Buffer>();
  const asked: Asked[] = [];
  const faults: string[] = [];
  const queue: Instead[] = [];
  let always: Instead | undefined;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
      const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
      const { method = '', headers } = request;
      const one = { method, key: rest.join('/'), query: searchParams, headers, body };
      asked.push(one);
      const wrong = faultOf(request, body);
      const instead = queue.shift() ?? always;
      if (instead) return instead(response, one);
      if (wrong === undefined)
        return bucket === BUCKET ? answer(response, one, objects) : fault(response, 404, 'NoSuchBucket');
      faults.push(wrong);
      // What the service says here repeats what was signed.
      return fault(
        response,
        403,
        'SignatureDoesNotMatch',
        `<AWSAccessKeyId>${KEY_ID}</AWSAccessKeyId><StringToSign>${SECRET}</StringToSign>`,
      );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { endpoint, region: REGION, bucket: BUCKET, keyId: KEY_ID, secret: SECRET, pathStyle: true },
    objects,
    asked,
    faults,
    next: (...instead) => void queue.push(...instead),
    always: (instead) => void (always = instead),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
