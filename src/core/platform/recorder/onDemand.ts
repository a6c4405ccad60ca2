/**
 * Listens by an AudioWorklet and makes mp3 of it with lamejs when it ends: webm, which browsers record by themselves, is silent on an iPhone.
 * Older browsers have the processor node that worklets came after.
 */
import { Mp3Encoder } from '@breezystack/lamejs';
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import { MOST_SECONDS, type Recording } from './types';

/** What voices need; lamejs knows this rate. */
export const RATE = 16_000;
const KBPS = 32;
const BLOCK = 576;

const TAP = `registerProcessor('tap', class extends AudioWorkletProcessor {
  process([input]) { if (input[0]) this.port.postMessage(input[0].slice(0)); return true; }
});`;

interface Listening {
  context: AudioContext;
  stream: MediaStream;
  heard: Float32Array[];
}
let listening: Listening | undefined;

async function tap(context: AudioContext, source: AudioNode, take: (block: Float32Array) => void): Promise<void> {
  if ('audioWorklet' in context) {
    const url = URL.createObjectURL(new Blob([TAP], { type: 'text/javascript' }));
    try {
      await context.audioWorklet.addModule(url);
      const node = new AudioWorkletNode(context, 'tap');
      node.port.onmessage = ({ data }) => take(data as Float32Array);
      source.connect(node);
      return;
    } catch {
      // A page whose policy forbids modules from memory: the older node hears the same.
    } finally {
      URL.revokeObjectURL(url);
    }
  }
  const node = context.createScriptProcessor(4096, 1, 1);
  node.onaudioprocess = ({ inputBuffer }) => take(inputBuffer.getChannelData(0).slice(0));
  source.connect(node);
  node.connect(context.destination);
}

export async function listen(): Promise<void> {
  drop();
  if (typeof AudioContext !== 'function' || !navigator.mediaDevices?.getUserMedia)
    throw new PlatformError('refused', texts.unsupported);
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })
    .catch((error: unknown) => {
      const name = (error as Partial<DOMException>).name;
      throw new PlatformError(
        name === 'NotAllowedError' ? 'denied' : 'refused',
        name === 'NotAllowedError' ? texts.permissionDenied : texts.unsupported,
      );
    });
  const context = new AudioContext();
  const heard: Float32Array[] = [];
  listening = { context, stream, heard };
  await tap(context, context.createMediaStreamSource(stream), (block) => void heard.push(block));
}

function end(): { heard: Float32Array[]; rate: number } | undefined {
  const was = listening;
  listening = undefined;
  if (!was) return undefined;
  was.stream.getTracks().forEach((track) => track.stop());
  const rate = was.context.sampleRate;
  void was.context.close();
  return { heard: was.heard, rate };
}

export const drop = (): void => void end();

/** At the encoder's rate, each the mean of those it stands for; no more than a minute. */
export function samplesOf(blocks: readonly Float32Array[], rate: number): Int16Array {
  const length = blocks.reduce((sum, block) => sum + block.length, 0);
  const all = new Float32Array(length);
  let at = 0;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  const step = rate / RATE;
  const samples = new Int16Array(Math.min(Math.floor(length / step), MOST_SECONDS * RATE));
  for (let i = 0; i < samples.length; i++) {
    const [from, to] = [Math.floor(i * step), Math.max(Math.floor(i * step) + 1, Math.floor((i + 1) * step))];
    let sum = 0;
    for (let k = from; k < to; k++) sum += all[k] ?? 0;
    samples[i] = Math.round(Math.max(-1, Math.min(1, sum / (to - from))) * 32_767);
  }
  return samples;
}

export function mp3Of(samples: Int16Array): Blob {
  const encoder = new Mp3Encoder(1, RATE, KBPS);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < samples.length; at += BLOCK) parts.push(encoder.encodeBuffer(samples.subarray(at, at + BLOCK)));
  parts.push(encoder.flush());
  return new Blob(parts.filter(({ length }) => length > 0) as BlobPart[], { type: 'audio/mpeg' });
}

export function finish(): Promise<Recording | undefined> {
  const was = end();
  const samples = was ? samplesOf(was.heard, was.rate) : new Int16Array();
  if (samples.length < RATE) return Promise.resolve(undefined);
  const blob = mp3Of(samples);
  const seconds = Math.max(1, Math.round(samples.length / RATE));
  return Promise.resolve({ path: URL.createObjectURL(blob), name: 'voice.mp3', size: blob.size, seconds });
}
