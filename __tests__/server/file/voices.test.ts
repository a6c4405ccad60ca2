/** file.voices: mp3 by its frames, up to a minute; what is none is refused in words. */
import { secondsOfMp3 } from '../../../server/domains/people/file/mp3';
import { endpoints } from '../../../src/contract/endpoints';
import type { DataOf } from '../../../src/contract/schemas';
import { testServer, type Answer } from '../harness';

const app = testServer({ seed: 'base' });
let token: string;
beforeAll(async () => {
  token = await app.login('13800000001');
});

/** Silent frames, as a phone's recorder writes them: 32 kbit/s at 16 kHz, 36 ms each. */
const FRAME = Buffer.concat([Buffer.from([0xff, 0xf3, 0x48, 0xc4]), Buffer.alloc(140)]);
const recording = (seconds: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.round(seconds / 0.036) }, () => FRAME));
async function send(body: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(body)]), 'voice.mp3');
  const request = new Request('http://test/', { method: 'POST', body: form });
  const response = await app.http.inject({
    method: 'POST',
    url: `${endpoints['file.voices'].path}?access-token=${token}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<Answer<DataOf<'file.voices'>>>();
}

test('its length is read from its frames, behind a tag too', () => {
  const body = recording(3);
  expect(secondsOfMp3(body)).toBeCloseTo(3, 1);
  const tag = Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0, 0, 0, 0, 20]), Buffer.alloc(20)]);
  expect(secondsOfMp3(Buffer.concat([tag, body]))).toBeCloseTo(3, 1);
});

test('kept with its seconds; too long, none, or something else behind it is refused', async () => {
  const { code, data } = await send(recording(8));
  expect(code).toBe(200);
  expect(data).toMatchObject({ kind: 'file', duration: 8, url: expect.stringMatching(/\.mp3$/) as string });
  expect((await send(recording(64))).code).toBe(422);
  expect((await send(Buffer.from('<html>no recording</html>'))).code).toBe(422);
  expect((await send(Buffer.concat([recording(1), Buffer.alloc(4000, 1)]))).code).toBe(422);
});
