/** Speaking instead of typing, where the browser can listen. */
import { voice } from '@/core/platform/voice';
import { voice as weapp } from '@/core/platform/voice/index.weapp';

class Engine {
  static last: Engine;
  lang = '';
  onresult: (event: unknown) => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;
  onend: () => void = () => undefined;
  start = jest.fn();
  constructor() {
    Engine.last = this;
  }
}
const own = window as unknown as { webkitSpeechRecognition?: unknown };
beforeEach(() => (own.webkitSpeechRecognition = Engine));
afterEach(() => delete own.webkitSpeechRecognition);

test('hears one phrase without the engine’s full stop', async () => {
  const heard = voice.listen();
  expect(Engine.last.lang).toBe('zh-CN');
  expect(Engine.last.start).toHaveBeenCalled();
  Engine.last.onresult({ results: [[{ transcript: '白毫银针。' }]] });
  await expect(heard).resolves.toBe('白毫银针');
});

test.each([
  ['no-speech', undefined],
  ['aborted', undefined],
])('%s is nothing said', async (error, result) => {
  const heard = voice.listen();
  Engine.last.onerror({ error });
  await expect(heard).resolves.toBe(result);
});

test('closing without a word, a refusal, a broken line', async () => {
  const closed = voice.listen();
  Engine.last.onend();
  await expect(closed).resolves.toBeUndefined();
  const denied = voice.listen();
  Engine.last.onerror({ error: 'not-allowed' });
  await expect(denied).rejects.toMatchObject({ kind: 'denied' });
  const broken = voice.listen();
  Engine.last.onerror({ error: 'network' });
  await expect(broken).rejects.toThrow('没有听清');
});

test('where nobody listens it says so before it is asked', async () => {
  delete own.webkitSpeechRecognition;
  expect(voice.available).toBe(false);
  await expect(voice.listen()).rejects.toMatchObject({ kind: 'refused' });
  expect(weapp.available).toBe(false);
  await expect(weapp.listen()).rejects.toMatchObject({ kind: 'refused' });
});
