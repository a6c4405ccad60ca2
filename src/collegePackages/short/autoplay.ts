/** 自动播放下一节: on unless somebody turned it off on this phone. */
import { useState } from 'react';
import { useStores } from '@/core/stores';

const KEY = 'lesson_autoplay';
const OFF = '0';

export function useAutoplay(): [on: boolean, set: (on: boolean) => void] {
  const { platform: device } = useStores();
  const [on, setOn] = useState(() => device.storage.get(KEY) !== OFF);
  return [
    on,
    (next) => {
      setOn(next);
      device.storage.set(KEY, next ? '1' : OFF);
    },
  ];
}
