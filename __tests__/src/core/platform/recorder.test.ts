/** Recordings (rule 28.11): the browser's blocks become 16 kHz samples and then mp3, never longer than a minute. */
import { RATE, samplesOf } from '@/core/platform/recorder/onDemand';
import { recorder } from '@/core/platform/recorder';

test('blocks of whatever rate become samples of the encoder’s', () => {
  const blocks = Array.from({ length: 375 }, () => Float32Array.from({ length: 128 }, () => 0.5));
  const samples = samplesOf(blocks, 48_000);
  expect(samples).toHaveLength(RATE);
  expect([...new Set(samples)]).toEqual([16_384]);
  // Longer than a minute is cut, louder than loud too.
  const long = samplesOf([new Float32Array(RATE * 70).fill(2)], RATE);
  expect([long.length, long[0]]).toEqual([RATE * 60, 32_767]);
});

test('a browser that cannot record says so, and one plays at a time', async () => {
  await expect(recorder.start()).rejects.toMatchObject({ kind: 'refused' });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const ended: string[] = [];
  recorder.play('/a.mp3', () => ended.push('a'));
  const stop = recorder.play('/b.mp3', () => ended.push('b'));
  expect(ended).toEqual(['a']);
  stop();
  stop();
  expect(ended).toEqual(['a', 'b']);
});
