/** Papers as people send them, over HTTP. */
import { endpoints } from '../../src/contract/endpoints';
import type { DataOf } from '../../src/contract/schemas';
import type { Answer, TestServer } from './harness';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF');

interface Sending {
  /** As the form calls the file. */
  name?: string;
  /** As its sender calls it. */
  called?: string;
  scene?: string | undefined;
  token: string;
}
export async function sendPaper(
  app: TestServer,
  body: Buffer,
  { name = '对账单.pdf', called, scene, token }: Sending,
): Promise<Answer<DataOf<'file.files'>>> {
  const form = new FormData();
  if (scene !== undefined) form.set('scene', scene);
  if (called !== undefined) form.set('name', called);
  form.set('file', new Blob([new Uint8Array(body)]), name);
  const request = new Request('http://test/', { method: 'POST', body: form });
  const response = await app.http.inject({
    method: 'POST',
    url: `${endpoints['file.files'].path}?access-token=${token}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<Answer<DataOf<'file.files'>>>();
}
