/** Says to all that a page holds whether it is on top, and that it was left: under another page it stays alive. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { isLeft, stackDepth } from '@/core/routes';
import { LeftProvider, VisibleProvider } from '@/ui/kit/useVisible';

export function OnTop({ children }: { children: ReactNode }): ReactElement {
  const [visible, setVisible] = useState(true);
  const [left, setLeft] = useState(0);
  const [depth] = useState(stackDepth);
  useDidShow(() => setVisible(true));
  useDidHide(() => {
    setVisible(false);
    if (isLeft(depth)) setLeft((times) => times + 1);
  });
  return (
    <VisibleProvider value={visible}>
      <LeftProvider value={left}>{children}</LeftProvider>
    </VisibleProvider>
  );
}
