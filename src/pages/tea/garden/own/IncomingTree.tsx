/** A tree that somebody offers. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Adoption } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Thumb } from '@/ui/kit/Thumb';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import type { OwnTree } from './useOwnTree';
import styles from './own.module.scss';

interface IncomingTreeProps {
  adoption: Adoption;
  tree: OwnTree;
  onExpire: () => void;
}

export const IncomingTree = ({ adoption, tree, onExpire }: IncomingTreeProps): ReactElement => (
  <Card place="next" pad="text" className={styles.gift}>
    <Thumb src={adoption.tree.image} size={56} />
    <Stack grow>
      <Text className={styles.step}>
        {`${adoption.gift?.from?.nickname ?? '茶友'} 转赠你茶树「${adoption.plaque}」，${adoption.field.name}`}
      </Text>
      <View className={styles.left}>
        <Text>剩</Text>
        <Countdown tone="text" endAt={adoption.gift?.expireAt ?? 0} onEnd={onExpire} />
        <Text>，逾时退回</Text>
      </View>
      <View className={styles.answers}>
        <Button size="s" tone="quiet" disabled={tree.pending} onPress={() => void tree.refuse(adoption)}>
          谢绝
        </Button>
        <Button size="s" tone="celadon" disabled={tree.pending} onPress={() => void tree.accept(adoption)}>
          收下
        </Button>
      </View>
    </Stack>
  </Card>
);
