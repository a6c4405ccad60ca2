import Taro from '@tarojs/taro';
import { serverUrl } from '@/core/lib/serverUrl';
import type { Sound, SoundHears } from './types';

export function createSound({ onTime, onLength, onEnd, onFail }: SoundHears): Sound {
  const player = Taro.createInnerAudioContext();
  player.onTimeUpdate(() => {
    onTime(player.currentTime);
    if (player.duration > 0) onLength(player.duration);
  });
  player.onEnded(onEnd);
  player.onError(onFail);
  return {
    play(url) {
      const src = serverUrl(url);
      if (player.src !== src) player.src = src;
      player.play();
    },
    pause: () => player.pause(),
    seek: (seconds) => player.seek(seconds),
  };
}
