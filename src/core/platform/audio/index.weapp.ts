import Taro, { type InnerAudioContext } from '@tarojs/taro';
import { serverUrl } from '../../lib/serverUrl';
import type { AudioModule } from './types';

const touch = (type: 'light' | 'heavy') => void Promise.resolve(Taro.vibrateShort({ type })).catch(() => undefined);

let player: InnerAudioContext | undefined;

export const audio: AudioModule = {
  play(url, loop) {
    player ??= Taro.createInnerAudioContext();
    player.loop = loop;
    const src = serverUrl(url);
    if (player.src !== src) player.src = src;
    player.play();
  },
  stop: () => player?.pause(),
  chime: () => touch('light'),
  warn: () => touch('heavy'),
};
