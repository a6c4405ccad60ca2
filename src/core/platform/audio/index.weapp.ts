import Taro, { type InnerAudioContext } from '@tarojs/taro';
import type { AudioModule } from './types';

const touch = (type: 'light' | 'heavy') => void Promise.resolve(Taro.vibrateShort({ type })).catch(() => undefined);

let player: InnerAudioContext | undefined;

export const audio: AudioModule = {
  play(url, loop) {
    player ??= Taro.createInnerAudioContext();
    player.loop = loop;
    // The mini-program has no origin of its own: a path of our server needs the host.
    const src = url.startsWith('/') ? `${API_BASE}${url}` : url;
    if (player.src !== src) player.src = src;
    player.play();
  },
  stop: () => player?.pause(),
  chime: () => touch('light'),
  warn: () => touch('heavy'),
};
