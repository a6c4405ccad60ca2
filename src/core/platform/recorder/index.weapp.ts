import Taro, { type RecorderManager } from '@tarojs/taro';
import { serverUrl } from '../../lib/serverUrl';
import { refusalOf } from '../errors';
import { MOST_SECONDS, type RecorderModule, type Recording } from './types';

type Heard = { tempFilePath: string; duration: number; fileSize: number };

let manager: RecorderManager | undefined;
let started: { resolve: () => void; reject: (error: unknown) => void } | undefined;
let stopped: ((heard: Heard | undefined) => void) | undefined;
/** One that ended by itself, at the minute. */
let last: Heard | undefined;

function recorderManager(): RecorderManager {
  if (manager) return manager;
  manager = Taro.getRecorderManager();
  manager.onStart(() => {
    started?.resolve();
    started = undefined;
  });
  manager.onStop((heard) => {
    last = heard as unknown as Heard;
    stopped?.(last);
    stopped = undefined;
  });
  manager.onError((error) => {
    started?.reject(refusalOf(error));
    started = undefined;
    stopped?.(undefined);
    stopped = undefined;
  });
  return manager;
}

const asRecording = (heard: Heard | undefined): Recording | undefined =>
  heard === undefined || heard.duration < 1000
    ? undefined
    : { path: heard.tempFilePath, name: 'voice.mp3', size: heard.fileSize, seconds: Math.round(heard.duration / 1000) };

let end: (() => void) | undefined;

export const recorder: RecorderModule = {
  start: () =>
    new Promise((resolve, reject) => {
      last = undefined;
      started = { resolve, reject };
      recorderManager().start({
        duration: MOST_SECONDS * 1000,
        format: 'mp3',
        sampleRate: 16_000,
        numberOfChannels: 1,
        encodeBitRate: 48_000,
      });
    }),
  stop: () =>
    new Promise((resolve) => {
      if (last) return resolve(asRecording(last));
      stopped = (heard) => resolve(asRecording(heard));
      recorderManager().stop();
    }),
  cancel() {
    stopped = undefined;
    recorderManager().stop();
  },
  play(url, onEnd) {
    end?.();
    const own = Taro.createInnerAudioContext();
    own.src = serverUrl(url);
    const stop = () => {
      if (end !== stop) return;
      end = undefined;
      own.stop();
      own.destroy();
      onEnd();
    };
    end = stop;
    own.onEnded(stop);
    own.onError(stop);
    own.play();
    return stop;
  },
};
