/** One piece that somebody holds: picture, number, certificate, state, where it lies, and what can be done with it. */
import type { ReactNode } from 'react';
import { Text } from '@tarojs/components';
import type { Holding } from '@/contract';
import { listTime } from '@/core/lib/time';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { HOLDING_WORDS, serialText } from './labels';
import styles from './PieceCard.module.scss';

interface PieceCardProps {
  piece: Holding;
  onOpen: () => void;
  /** Buttons at the foot. */
  children?: ReactNode;
}

export function PieceCard({ piece, onOpen, children }: PieceCardProps) {
  const { collectible, serialNo, status, frozenUntil } = piece;
  return (
    <Card place="next" pad="all">
      <Pressable className={styles.open} onPress={onOpen}>
        <Picture className={styles.art} src={collectible.cover} w={240} ratio={1} alt="" />
        <Stack grow>
          <Stack row align="center" justify="between">
            <Text className={styles.serial}>{serialText(serialNo)}</Text>
            <Tag tone={status === 'held' ? 'celadon' : 'plain'}>{HOLDING_WORDS[status]}</Tag>
          </Stack>
          <Text className={styles.name}>{collectible.name}</Text>
          <Note className={styles.note}>{`证书 ${piece.certificateNo}`}</Note>
          <Note className={styles.note}>{placeOf(piece)}</Note>
          {frozenUntil > 0 && (
            <Words size="foot" tone="warn" className={styles.frozen}>{`${listTime(frozenUntil)} 前不可转赠`}</Words>
          )}
        </Stack>
      </Pressable>
      {children && (
        <Stack row gap={10} align="center" justify="end" className={styles.foot}>
          {children}
        </Stack>
      )}
    </Card>
  );
}

function placeOf({ status, cellarSlot, parcel, transfer, from }: Holding): string {
  if (from) return '接收后归你名下，7 天内不可再转赠';
  if (transfer && status === 'transferring') return `赠给 ${transfer.to.nickname}，待对方接收`;
  if (parcel && status === 'redeemed') return `${parcel.company} ${parcel.trackingNo}`;
  if (status === 'redeeming') return '仓库正在备货，证书已注销';
  return status === 'given' ? '已归受赠人名下' : `存于茶窖 ${cellarSlot} 格`;
}
