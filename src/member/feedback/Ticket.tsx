/** The conversation of a ticket: the first text, what came after it, how it ended. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { FeedbackRow } from '@/contract';
import { formatTime, listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { FEEDBACK_STATUS, kindWord } from '@/domain/feedback/labels';
import { Cell, Cells } from '@/ui/kit/Cell';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Rating } from '@/ui/kit/Rating';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import styles from './feedback.module.scss';
import { STATUS_TONE } from './tones';

interface Said {
  by: string;
  text: string;
  at: number;
  mine: boolean;
  photos: readonly string[];
}

export function Ticket({ ticket }: { ticket: FeedbackRow }): ReactElement {
  const {
    no,
    kind,
    content,
    photos,
    orderId,
    orderNo,
    incomeId,
    status,
    replies,
    escalated,
    closesAt,
    score,
    createdAt,
  } = ticket;
  const first: Said = { by: '我', text: content, at: createdAt, mine: true, photos };
  return (
    <View className={styles.body}>
      <Stack>
        <Stack row gap={8} align="center">
          <Title
            size="head"
            tracked
            className={styles.aboutTitle}
            role="heading"
            aria-level={2}
          >{`${kindWord(kind)}反馈`}</Title>
          {escalated && <Tag tone="warn">已升级</Tag>}
          <Tag tone={STATUS_TONE[status]}>{FEEDBACK_STATUS[status]}</Tag>
        </Stack>
        <Note>{`编号 ${no}`}</Note>
      </Stack>
      {orderId && (
        <Cells>
          <Cell label="相关订单" role="link" onPress={() => go('/shop/pages/order/detail', { id: orderId })}>
            {orderNo}
          </Cell>
        </Cells>
      )}
      {incomeId && (
        <Cells>
          <Cell label="相关收益" role="link" onPress={() => go('/income/pages/details', { id: incomeId })}>
            {`编号 ${incomeId}`}
          </Cell>
        </Cells>
      )}
      {[first, ...replies].map((said, at) => (
        <Bubble key={at} {...said} />
      ))}
      <Note className={styles.end}>{endOf(ticket)}</Note>
      {score !== undefined && (
        <Stack row gap={8} align="center" justify="center" className={styles.score}>
          <Text>你的评分</Text>
          <Rating value={score} label={`${score} 分`} size={18} />
        </Stack>
      )}
      {closesAt !== undefined && (
        <Note className={styles.end}>{`${formatTime(closesAt, 'MM月DD日')}前没有补充会自动关闭`}</Note>
      )}
    </View>
  );
}

function endOf({ status, escalated, score }: FeedbackRow): string {
  if (status === 'closed') return score === undefined ? '这条反馈已自动关闭' : '这条反馈已解决';
  if (status === 'answered') return '';
  return escalated ? '负责人会在1个工作日内联系你' : '我们会在1个工作日内回复';
}

function Bubble({ by, text, at, mine, photos }: Said): ReactElement {
  return (
    <View className={classes(styles.said, mine && styles.mine)}>
      <Note>{`${by} ${listTime(at)}`}</Note>
      <View className={styles.bubble}>
        <Words size="body" className={styles.saidText}>
          {text}
        </Words>
        {photos.length > 0 && (
          <View className={styles.photos}>
            {photos.map((url, index) => (
              <Pressable
                key={url}
                className={styles.photo}
                label={`放大第 ${index + 1} 张照片`}
                onPress={() => go('/shop/pages/imgshow', { urls: [...photos], index })}
              >
                <Picture src={url} w={240} ratio={1} alt="" />
              </Pressable>
            ))}
          </View>
        )}
      </View>
    </View>
  );
}
