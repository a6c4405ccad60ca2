/** Whether the phone lies on its side. A desktop's window is wide too, but not low. */
import { useEffect, useState } from 'react';
import Taro from '@tarojs/taro';
import { platform } from '@/core/platform';
import { useVisible } from '@/ui/kit/useVisible';

const LOW = 500;
const H5 = process.env.TARO_ENV === 'h5';
const isWide = () => {
  const { windowWidth, windowHeight } = platform.system;
  return windowWidth() > windowHeight() && windowHeight() <= LOW;
};

export function useWide(): boolean {
  const [wide, setWide] = useState(isWide);
  useEffect(() => {
    const look = () => setWide(isWide());
    if (H5) {
      window.addEventListener('resize', look);
      return () => window.removeEventListener('resize', look);
    }
    Taro.onWindowResize(look);
    return () => Taro.offWindowResize(look);
  }, []);
  return wide;
}

/** While it holds, the page is not the column in the middle of the browser (index.html) but all of it. */
export function useWholeScreen(on: boolean): void {
  const visible = useVisible();
  const whole = on && visible;
  useEffect(() => {
    if (!H5 || !whole) return undefined;
    const { classList } = document.documentElement;
    classList.add('wide');
    return () => classList.remove('wide');
  }, [whole]);
}
