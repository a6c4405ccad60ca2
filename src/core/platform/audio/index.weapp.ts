import Taro, { type InnerAudioContext } from '@tarojs/taro';
import type { AudioModule } from './types';

let player: InnerAudioContext | undefined;

export const audio: AudioModule = {
  play(url, loop) {
    player ??= Taro.createInnerAudioContext();
    player.loop = loop;
    if (player.src !== url) player.src = url;
    player.play();
  },
  stop: () => player?.pause(),
};
