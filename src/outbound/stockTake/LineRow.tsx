/** One line of a stock-taking: what it is, where it should be, how it stands. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { StockTakeLine } from '@/contract';
import { AssetPicture } from '@/domain/asset/AssetPicture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { CONDITIONS, lineNote, lineTitle, STATES, TONES } from './words';
import styles from './stockTake.module.scss';

export function LineRow({ line, onPress }: { line: StockTakeLine; onPress: () => void }): ReactElement {
  const isMarked = line.condition !== 'ok';
  return (
    <Pressable className={styles.item} onPress={onPress}>
      <AssetPicture photo={line.photos[0] ?? line.asset?.photo ?? ''} category={line.asset?.category} />
      <View className={styles.itemWords}>
        <Text className={styles.itemName}>{lineTitle(line)}</Text>
        <Text className={styles.itemNote}>{lineNote(line)}</Text>
      </View>
      {isMarked && <Tag tone="danger">{CONDITIONS[line.condition]}</Tag>}
      {(!isMarked || line.state !== 'found') && <Tag tone={TONES[line.state]}>{STATES[line.state]}</Tag>}
    </Pressable>
  );
}
