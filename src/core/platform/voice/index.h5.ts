/** The browser's own speech recognition, where it has one. */
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import type { VoiceModule } from './types';

interface Recognition {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start(): void;
}
type Listener = new () => Recognition;

const found = (): Listener | undefined => {
  const own = window as unknown as { SpeechRecognition?: Listener; webkitSpeechRecognition?: Listener };
  return own.SpeechRecognition ?? own.webkitSpeechRecognition;
};

/** Full stops are the engine's, not the speaker's. */
const bare = (text: string): string => text.replace(/[。，．.?？!！]+$/u, '').trim();

export const voice: VoiceModule = {
  get available() {
    return found() !== undefined;
  },
  listen: () =>
    new Promise((resolve, reject) => {
      const Engine = found();
      if (!Engine) return reject(new PlatformError('refused', texts.unsupported));
      const engine = new Engine();
      engine.lang = 'zh-CN';
      engine.interimResults = false;
      engine.maxAlternatives = 1;
      engine.onresult = ({ results }) => resolve(bare(results[0]?.[0]?.transcript ?? '') || undefined);
      engine.onerror = ({ error }) => {
        if (error === 'no-speech' || error === 'aborted') resolve(undefined);
        else if (error === 'not-allowed') reject(new PlatformError('denied', texts.permissionDenied));
        else reject(new PlatformError('failed', '没有听清，打字试试'));
      };
      engine.onend = () => resolve(undefined);
      engine.start();
    }),
};
