/** file.voices: what was spoken into a phone, as mp3, which plays on every phone. Its frames say that it is one, and how long. */
import { readFile } from 'node:fs/promises';
import type { Media } from '../../../../src/contract/kit';
import type { Server } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { secondsOfMp3 } from './mp3';
import { keepReceived, receive, type Received } from './receive';
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
  receive(server, { ...incoming, tooLarge: VOICE_TOO_LARGE }, async (part) => {
    const seconds = secondsOfMp3(await readFile(part));
    if (seconds === undefined) throw refuse('这段语音没有录好，请再录一次');
    if (seconds > MOST_SECONDS) throw refuse(VOICE_TOO_LARGE);
    return { seconds, extension: 'mp3' };
  });

export async function recordVoice(
  server: Pick<Server, 'db' | 'now' | 'storage'>,
  kept: KeptVoice,
  memberId: string,
): Promise<Media> {
  const { size } = kept;
  const duration = Math.max(1, Math.round(kept.seconds));
  const row = { memberId, name: '语音', mime: VOICE, size, seconds: duration, createdAt: server.now() };
  const { path } = await keepReceived(server, kept, (url) => insertFile(server.db, { ...row, path: url }));
  return { url: path, kind: 'file', name: '语音', size, duration };
}
