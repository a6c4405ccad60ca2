/** An application: what for, how it stands, its figures and what can be done next. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { Card } from '@/ui/kit/Card';
import { Figures, type Figure } from '@/ui/kit/Figures';
import { Notice } from '@/ui/kit/Notice';
import { Stack } from '@/ui/kit/Stack';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import styles from './wholesale.module.scss';

export type AuditState = 'none' | 'auditing' | 'approved' | 'rejected';
export const STATE_TEXT: Readonly<Record<AuditState, string>> = {
  none: '未申请',
  auditing: '审核中',
  approved: '已通过',
  rejected: '已驳回',
};
const TONES: Readonly<Record<AuditState, TagTone>> = {
  none: 'plain',
  auditing: 'info',
  approved: 'celadon',
  rejected: 'warn',
};

/** Papers are sent for the first time, or again after a refusal; what is being looked at is not changed. */
export const mayApply = (state: AuditState): boolean => state === 'none' || state === 'rejected';

interface ApplicationCardProps {
  title: string;
  state: AuditState;
  text: string;
  reason: string | undefined;
  figures?: readonly Figure[];
  /** Buttons. */
  children?: ReactNode;
}

export function ApplicationCard({
  title,
  state,
  text,
  reason,
  figures = [],
  children,
}: ApplicationCardProps): ReactElement {
  return (
    <Card pad="all" className={styles.card}>
      <Stack row gap={8} align="center" justify="between">
        <Text className={styles.title} role="heading" aria-level={2}>
          {title}
        </Text>
        <Tag tone={TONES[state]}>{STATE_TEXT[state]}</Tag>
      </Stack>
      <Text className={styles.sub}>{text}</Text>
      {state === 'rejected' && reason && (
        <View className={styles.reason}>
          <Notice tone="warn">{`驳回原因：${reason}`}</Notice>
        </View>
      )}
      {figures.length > 0 && <Figures className={styles.figures} size="title" layout="start" rows={figures} />}
      {children && (
        <Stack row gap={10} justify="end" wrap className={styles.acts}>
          {children}
        </Stack>
      )}
    </Card>
  );
}
