/**
 * Taro's router asks a page after every scroll event how far its end is (onReachBottom) and where it stands (onPageScroll). The
 * answers cost a layout in the middle of a frame, and no page needs them: `Coming` notices the end, CSS keeps the bars.
 */
import { useEffect } from 'react';
import Taro from '@tarojs/taro';

export function useCalmScroll(): void {
  useEffect(() => {
    const page: Partial<Taro.PageInstance> | null = Taro.getCurrentInstance().page;
    delete page?.onReachBottom;
    delete page?.onPageScroll;
  }, []);
}
