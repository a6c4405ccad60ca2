/** Says to all that a page holds whether it is on top: under another one it stays alive. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { VisibleProvider } from '@/ui/kit/useVisible';

export function OnTop({ children }: { children: ReactNode }): ReactElement {
  const [visible, setVisible] = useState(true);
  useDidShow(() => setVisible(true));
  useDidHide(() => setVisible(false));
  return <VisibleProvider value={visible}>{children}</VisibleProvider>;
}
