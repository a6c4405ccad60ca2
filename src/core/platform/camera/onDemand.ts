/** The rear camera and what it reads: what comes with the first use. */
import { systemClock } from '../../lib/clock';
import { refusalOf } from '../errors';
import { createReader } from './reader';
import type { OpenCamera } from './types';

/** ms between two looks: a hand holds a label still for longer. */
const EVERY = 120;

/** ms after which a code that was out of sight counts as another label. */
const GONE = 1500;

/** What TypeScript's DOM does not know of the lamp of a phone. */
type Lamp = { torch?: boolean };

export async function openCamera(video: HTMLVideoElement): Promise<OpenCamera> {
  const asked = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  // A script that does not come is no refusal of the device.
  const look = await createReader();
  const stream = await navigator.mediaDevices
    .getUserMedia({ video: asked, audio: false })
    .catch((error: unknown) => Promise.reject(refusalOf(error)));
  let closed = false;
  const [track] = stream.getVideoTracks();
  const close = () => {
    closed = true;
    stop(stream);
  };
  video.srcObject = stream;
  await video.play().catch((error: unknown) => {
    close();
    throw refusalOf(error);
  });
  const hasLamp = (track?.getCapabilities?.() as Lamp | undefined)?.torch === true;
  let last = { code: '', at: 0 };
  return {
    async read() {
      while (!closed) {
        const code = await look(video);
        const now = systemClock.steady();
        // A label that is still held before the lens is not read again.
        const isNew = code !== undefined && (code !== last.code || now - last.at > GONE);
        if (code !== undefined) last = { code, at: now };
        if (isNew) return code;
        await new Promise((then) => setTimeout(then, EVERY));
      }
      return undefined;
    },
    ...(hasLamp && {
      lamp: async (on: boolean) => track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }),
    }),
    close,
  };
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());
