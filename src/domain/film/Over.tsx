/** What is said over the picture of a film: its words, where it goes on, that the line is slow, that it is over or did not come. */
import { useEffect, useState, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { stampText } from '@/domain/video/clock';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { captionAt } from './vtt';
import type { StageProps } from './stageProps';
import type { Playing } from './usePlaying';
import styles from './Stage.module.scss';

const RESUMED_MS = 5000;

interface OverProps extends Pick<StageProps, 'resumed' | 'onNext'> {
  film: Playing;
  covered: boolean;
  /** The bar, which fades. */
  children: ReactNode;
}
export function Over({ film, covered, resumed, onNext, children }: OverProps) {
  const { captions, lower } = film;
  return (
    <>
      <Slot>{captions && !covered && <Caption text={captionAt(film.film.captions ?? [], film.time)} />}</Slot>
      <Slot>{resumed !== undefined && <Resumed film={film} word={resumed} />}</Slot>
      {children}
      <Slot>{lower !== undefined && <Slow lower={lower} onLower={film.setQuality} />}</Slot>
      <Slot>{covered && <Ended film={film} onNext={onNext} />}</Slot>
    </>
  );
}

/** Drawn by ourselves on both targets: the same words at the same second, and no fade takes them away. */
const Caption = ({ text }: { text: string }) =>
  text === '' ? null : (
    <View className={styles.caption}>
      <Text className={styles.said}>{text}</Text>
    </View>
  );

function Resumed({ film, word }: { film: Playing; word: string }) {
  const [shown, setShown] = useState(film.film.start > 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), RESUMED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <View className={styles.resumed} {...aria({ role: 'status' })}>
      <Text>{`${word} ${stampText(film.film.start)}`}</Text>
      <Pressable
        className={styles.anew}
        onPress={() => {
          setShown(false);
          film.seek(0);
        }}
      >
        <Text>从头看</Text>
      </Pressable>
    </View>
  );
}

function Slow({ lower, onLower }: { lower: string; onLower: (quality: string) => void }) {
  return (
    <View className={styles.slow} {...aria({ role: 'status' })}>
      <Text className={styles.slowText}>网络较慢</Text>
      <Button size="s" tone="text" onPress={() => onLower(lower)}>{`切到${lower}`}</Button>
    </View>
  );
}

function Ended({ film, onNext }: { film: Playing } & Pick<StageProps, 'onNext'>) {
  if (film.mood === 'failed')
    return (
      <Cover text="这段视频没有加载出来">
        <Button size="s" tone="soft" onPress={film.retry}>
          再试一次
        </Button>
      </Cover>
    );
  return (
    <Cover>
      <Button size="s" tone="soft" onPress={() => film.seek(0)}>
        重播
      </Button>
      {onNext && (
        <Button size="s" onPress={onNext}>
          下一个
        </Button>
      )}
    </Cover>
  );
}

const Cover = ({ text, children }: { text?: string; children: ReactNode }) => (
  <View className={styles.cover} {...aria({ role: 'status' })}>
    {text && <Text className={styles.said}>{text}</Text>}
    <View className={styles.ways}>{children}</View>
  </View>
);
