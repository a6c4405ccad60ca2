/** Whether the phone lies on its side. A desktop's window is wide too, but not low. */
import { useEffect, useState } from 'react';
import Taro from '@tarojs/taro';
import { platform } from '@/core/platform';

const LOW = 500;
const isWide = () => {
  const { windowWidth, windowHeight } = platform.system;
  return windowWidth() > windowHeight() && windowHeight() <= LOW;
};

export function useWide(): boolean {
  const [wide, setWide] = useState(isWide);
  useEffect(() => {
    const look = () => setWide(isWide());
    if (process.env.TARO_ENV === 'h5') {
      window.addEventListener('resize', look);
      return () => window.removeEventListener('resize', look);
    }
    Taro.onWindowResize(look);
    return () => Taro.offWindowResize(look);
  }, []);
  return wide;
}
