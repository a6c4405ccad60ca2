/** file.voices: what was spoken into a phone, as mp3, which plays on every phone. Its frames say that it is one, and how long. */
import { readFile } from 'node:fs/promises';
import type { Media } from '../../../../src/contract/kit';
import type { Server } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { secondsOfMp3 } from './mp3';
import { receive, type Received } from './receive';
import { insertFile } from './repository';

export const VOICE = 'audio/mpeg';
export const MOST_VOICE_BYTES = 2 * 1024 * 1024;
export const VOICE_TOO_LARGE = '语音不能超过 60 秒';
/** A recorder stops a little after the minute. */
const MOST_SECONDS = 62;

type KeptVoice = Received & { seconds: number };

export const keepVoice = (
  server: Pick<Server, 'config' | 'now'>,
  incoming: { stream: NodeJS.ReadableStream; isCut: () => boolean },
): Promise<KeptVoice> =>
  receive(server, { ...incoming, tooLarge: VOICE_TOO_LARGE }, async (target) => {
    const seconds = secondsOfMp3(await readFile(target));
    if (seconds === undefined) throw refuse('这段语音没有录好，请再录一次');
    if (seconds > MOST_SECONDS) throw refuse(VOICE_TOO_LARGE);
    return { seconds, extension: 'mp3' };
  });

export async function recordVoice(
  server: Pick<Server, 'db' | 'now'>,
  { file, size, seconds }: KeptVoice,
  memberId: string,
): Promise<Media> {
  const url = `/uploads/${file}`;
  const duration = Math.max(1, Math.round(seconds));
  await insertFile(server.db, {
    memberId,
    path: url,
    name: '语音',
    mime: VOICE,
    size,
    seconds: duration,
    createdAt: server.now(),
  });
  return { url, kind: 'file', name: '语音', size, duration };
}
