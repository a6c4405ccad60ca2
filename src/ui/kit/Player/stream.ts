/** A stream of pieces in a browser that plays files only: what comes with the first press on one. */
import Hls from 'hls.js/light';

export interface Stream {
  close(): void;
}
interface Wanted {
  src: string;
  /** Second to begin at; of a stream that goes on, 0 is now. */
  start: number;
  /** Can be played from now on. */
  onReady: () => void;
  onFail: () => void;
}

/** Of a running one, in pieces: how far behind now it plays, and from where on it jumps to there instead of going on. */
const LIVE = { liveSyncDurationCount: 3, liveMaxLatencyDurationCount: 12 };
/** Seconds behind what is seen that stay on the device: a running one would fill it. */
const BEHIND = 60;

export function openStream(video: HTMLMediaElement, { src, start, onReady, onFail }: Wanted): Stream {
  if (!Hls.isSupported()) {
    onFail();
    return { close: () => undefined };
  }
  const hls = new Hls({ startPosition: start > 0 ? start : -1, backBufferLength: BEHIND, ...LIVE });
  let mended = false;
  hls.on(Hls.Events.MANIFEST_PARSED, onReady);
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    // A picture that the decoder did not take is often only that one.
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || mended) return onFail();
    mended = true;
    hls.recoverMediaError();
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return { close: () => hls.destroy() };
}
