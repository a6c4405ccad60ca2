/** What lies on the picture itself: the disc and hearts of touches, and what the film has to say of itself. */
import { useEffect, useState, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { stampText } from '@/domain/video/clock';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import type { Begin, Play } from './usePlay';
import styles from './Pane.module.scss';

/** Left in the middle: said for so long. */
const RESUMED_MS = 5000;

interface NoticesProps {
  play: Play;
  begin: Begin;
}
/** What the film has to say of itself: where it goes on, that it is silent, slow, or did not come. */
export function Notices({ play, begin }: NoticesProps) {
  const [fresh, setFresh] = useState(begin.resumed);
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setTimeout(() => setFresh(false), RESUMED_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  const restart = () => {
    setFresh(false);
    play.seek(0);
  };
  if (play.mood === 'failed')
    return (
      <Says text="这段视频没有加载出来">
        <Button size="s" tone="soft" onPress={play.retry}>
          再试一次
        </Button>
      </Says>
    );
  if (fresh)
    return (
      <Says text={`上次看到 ${stampText(begin.second)}`}>
        <Button size="s" tone="soft" onPress={restart}>
          从头看
        </Button>
      </Says>
    );
  if (play.silenced)
    return (
      <Says text="现在没有声音">
        <Button size="s" tone="soft" onPress={() => play.setMuted(false)}>
          打开声音
        </Button>
      </Says>
    );
  const { lower } = play;
  return lower === undefined ? null : (
    <Says text="网络较慢">
      <Button size="s" tone="soft" onPress={() => play.setQuality(lower)}>{`切到${lower}`}</Button>
    </Says>
  );
}

const Says = ({ text, children }: { text: string; children: ReactNode }) => (
  <View className={styles.says} {...aria({ role: 'status' })}>
    <Text className={styles.word}>{text}</Text>
    {children}
  </View>
);
