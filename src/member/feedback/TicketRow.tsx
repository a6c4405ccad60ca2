import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { FeedbackRow } from '@/contract';
import { last } from '@/core/lib/last';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { FEEDBACK_STATUS, kindWord } from '@/domain/feedback/labels';
import { aria } from '@/ui/kit/aria';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import styles from './feedback.module.scss';
import { STATUS_TONE } from './tones';

/** A ticket in the list: its first line and the last answer. */
export function TicketRow({ ticket }: { ticket: FeedbackRow }): ReactElement {
  const { id, kind, content, status, replies, unread, escalated, createdAt } = ticket;
  const answer = last(replies.filter(({ mine }) => !mine));
  return (
    <Pressable className={styles.ticket} role="link" onPress={() => go('/member/pages/feedback/index', { id })}>
      <Stack row gap={8} align="center">
        <Words size="sub" medium>
          {kindWord(kind)}
        </Words>
        {escalated && <Tag tone="warn">已升级</Tag>}
        <Note className={styles.time}>{formatTime(createdAt, 'YYYY-MM-DD')}</Note>
        <Tag tone={STATUS_TONE[status]}>{FEEDBACK_STATUS[status]}</Tag>
      </Stack>
      <Words size="body" lines={2} className={styles.first}>
        {content}
      </Words>
      {answer && (
        <View className={styles.last}>
          {unread && <View className={styles.dot} {...aria({ role: 'img', label: '未读' })} />}
          <Words size="sub" tone="soft" lines={1} className={styles.lastText}>{`${answer.by}：${answer.text}`}</Words>
        </View>
      )}
    </Pressable>
  );
}
