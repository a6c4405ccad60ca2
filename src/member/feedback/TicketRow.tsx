import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { FeedbackRow } from '@/contract';
import { last } from '@/core/lib/last';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { FEEDBACK_STATUS, kindWord } from '@/domain/feedback/words';
import { aria } from '@/ui/kit/aria';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import styles from './feedback.module.scss';
import { STATUS_TONE } from './tones';

/** A ticket in the list: its first line and the last answer. */
export function TicketRow({ ticket }: { ticket: FeedbackRow }): ReactElement {
  const { id, kind, content, status, replies, unread, escalated, createdAt } = ticket;
  const answer = last(replies.filter(({ mine }) => !mine));
  return (
    <Pressable className={styles.ticket} role="link" onPress={() => go('/member/pages/feedback/index', { id })}>
      <View className={styles.head}>
        <Text className={styles.kind}>{kindWord(kind)}</Text>
        {escalated && <Tag tone="warn">已升级</Tag>}
        <Text className={styles.time}>{formatTime(createdAt, 'YYYY-MM-DD')}</Text>
        <Tag tone={STATUS_TONE[status]}>{FEEDBACK_STATUS[status]}</Tag>
      </View>
      <Text className={styles.first}>{content}</Text>
      {answer && (
        <View className={styles.last}>
          {unread && <View className={styles.dot} {...aria({ role: 'img', label: '未读' })} />}
          <Text className={styles.lastText}>{`${answer.by}：${answer.text}`}</Text>
        </View>
      )}
    </Pressable>
  );
}
