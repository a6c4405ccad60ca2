/** An own tree in the list: how far it is, what comes next, what can be done at once. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Adoption } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { StandingNote } from '@/domain/standing/StandingNote';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Title, Words } from '@/ui/kit/Words';
import { ADOPTION_WORDS } from '../labels';
import { dayText } from './days';
import { SeasonTrack } from './SeasonTrack';
import type { OwnTree } from './useOwnTree';
import styles from './own.module.scss';

interface OwnCardProps {
  adoption: Adoption;
  tree: OwnTree;
  serverTime: number;
  onOpen: () => void;
  onExpire: () => void;
}

export function OwnCard({ adoption, tree, serverTime, onOpen, onExpire }: OwnCardProps): ReactElement {
  const { plaque, status, field, isRenewal, nextStep, lastEntry, claimable, gift } = adoption;
  const word = ADOPTION_WORDS[status];
  const lives = status === 'growing' || status === 'making' || status === 'claimable';
  const { liveId } = field;
  return (
    <Card pad="all" className={styles.card}>
      <Pressable className={styles.open} onPress={onOpen}>
        <Thumb src={adoption.tree.image} size={88} />
        <Stack grow>
          <Stack row gap={8} align="center" justify="between">
            <Title size="head" lines={1}>
              {plaque}
            </Title>
            <Tag tone={gift ? 'info' : word.tone}>{gift ? '转赠中' : isRenewal ? '续养待付' : word.text}</Tag>
          </Stack>
          <Words size="sub" tone="muted">{`${adoption.tree.code}　${field.name}`}</Words>
          <StandingNote of={adoption} what="铭牌" />
          <Text className={styles.step}>{lives ? dayText(adoption, serverTime) : adoption.plan.name}</Text>
        </Stack>
      </Pressable>
      {adoption.seasons.length > 0 && <SeasonTrack seasons={adoption.seasons} />}
      <View className={styles.next}>
        <Icon name="leaf" size={16} />
        <Text className={styles.nextText}>{nextStep}</Text>
      </View>
      {lastEntry !== undefined && (
        <Words size="sub" tone="muted" lines={1} block className={styles.entry}>
          {lastEntry}
        </Words>
      )}
      {status === 'unpaid' ? (
        <Stack row gap={8} align="center" justify="end" className={styles.foot}>
          <View className={styles.left}>
            <Text>剩</Text>
            <Countdown tone="text" endAt={adoption.expireAt ?? 0} onEnd={onExpire} />
          </View>
          <Button size="s" tone="quiet" disabled={tree.pending} onPress={() => void tree.cancel(adoption)}>
            取消
          </Button>
          <Button size="s" onPress={() => void tree.pay(adoption)}>
            {`去支付 ${formatYuan(adoption.price)}`}
          </Button>
        </Stack>
      ) : (
        <Stack row gap={8} align="center" justify="end" className={styles.foot}>
          {liveId !== undefined && lives && (
            <Button size="s" tone="plain" icon="live" onPress={() => go('/site/pages/livePlayer', { id: liveId })}>
              看直播
            </Button>
          )}
          <View className={styles.room} />
          {gift?.to && (
            <Button size="s" tone="quiet" disabled={tree.pending} onPress={() => void tree.recall(adoption)}>
              撤回转赠
            </Button>
          )}
          {status !== 'cancelled' && (
            <Button size="s" tone="line" onPress={() => go('/pages/tea/rycg', { id: adoption.id })}>
              看证书
            </Button>
          )}
          {claimable > 0 && !gift && (
            <Button size="s" tone="celadon" onPress={onOpen}>
              提货
            </Button>
          )}
          {status === 'making' && nextStep.startsWith('选') && (
            <Button size="s" tone="celadon" onPress={onOpen}>
              选工艺
            </Button>
          )}
          {status === 'cancelled' && (
            <Button
              size="s"
              tone="line"
              onPress={() => go('/pages/tea/rycs', { fieldId: field.id, treeId: adoption.tree.id })}
            >
              再看看这棵
            </Button>
          )}
        </Stack>
      )}
    </Card>
  );
}
