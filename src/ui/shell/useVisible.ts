import { useState } from 'react';
import { useDidHide, useDidShow } from '@tarojs/taro';

/** False while another page lies over this one: earlier pages stay alive below. */
export function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useDidShow(() => setVisible(true));
  useDidHide(() => setVisible(false));
  return visible;
}
