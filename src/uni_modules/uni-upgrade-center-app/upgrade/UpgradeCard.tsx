/** The card of a new version: number, size, list of changes that scrolls by itself, progress, and the two ways. */
import { useState } from 'react';
import { ScrollView, Text, View } from '@tarojs/components';
import type { SiteConfig } from '@/contract';
import { platform } from '@/core/platform';
import { open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Progress } from '@/ui/kit/Progress';
import { Slot } from '@/ui/kit/Slot';
import { Note, Title } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './UpgradeCard.module.scss';

interface UpgradeCardProps {
  upgrade: NonNullable<SiteConfig['upgrade']>;
  /** Without a way to put it off. */
  forced: boolean;
  onLater: () => void;
}

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;

export function UpgradeCard({ upgrade, forced, onLater }: UpgradeCardProps) {
  const [percent, setPercent] = useState<number>();
  const [failed, setFailed] = useState(false);
  const update = useAction(async () => {
    setFailed(false);
    setPercent(0);
    try {
      await platform.update.apply(setPercent);
    } catch (error) {
      setFailed(true);
      setPercent(undefined);
      throw error;
    }
  });
  return (
    <View className={styles.card} role="dialog" aria-label="发现新版本">
      <Title size="head" block>
        发现新版本
      </Title>
      <Note block className={styles.note}>{`${upgrade.version} · ${megabytes(upgrade.size)}`}</Note>
      <ScrollView className={styles.list} scrollY>
        {upgrade.notes.map((note, at) => (
          <View key={at} className={styles.row}>
            <Text className={styles.number}>{at + 1}</Text>
            <Text className={styles.text}>{note}</Text>
          </View>
        ))}
      </ScrollView>
      <Slot>{percent !== undefined && <Progress value={percent} label={`下载进度 ${percent}%`} />}</Slot>
      <View className={styles.ways}>
        <Button block size="l" busy={update.pending && '更新中'} onPress={() => void update.run()}>
          {failed ? '重试' : '立即更新'}
        </Button>
        {failed && (
          <Button block tone="line" onPress={() => open(upgrade.url)}>
            浏览器下载
          </Button>
        )}
        {!forced && !update.pending && (
          <Button block tone="text" onPress={onLater}>
            稍后再说
          </Button>
        )}
      </View>
    </View>
  );
}
