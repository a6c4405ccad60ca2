/** All comments of a post and a line to write one. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { LifePost } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { Note, Words } from '@/ui/kit/Words';
import { agoText } from './ago';
import styles from './CommentSheet.module.scss';

interface CommentSheetProps {
  post: LifePost | undefined;
  now: number;
  busy: boolean;
  onSend: (post: LifePost, text: string) => Promise<boolean>;
  onClose: () => void;
}

export function CommentSheet({ post, now, busy, onSend, onClose }: CommentSheetProps) {
  const [text, setText] = useState('');
  const send = async () => {
    if (post && text.trim() !== '' && (await onSend(post, text.trim()))) setText('');
  };
  return (
    <Sheet
      open={post !== undefined}
      title="评论"
      onClose={onClose}
      footer={
        <Stack row gap={12} align="end" grow>
          <View className={styles.field}>
            <TextField
              label="写评论"
              value={text}
              placeholder="说一句"
              maxLength={200}
              onInput={setText}
              onConfirm={() => void send()}
            />
          </View>
          <Button disabled={text.trim() === ''} busy={busy ? '发送中' : false} onPress={() => void send()}>
            发送
          </Button>
        </Stack>
      }
    >
      <View className={styles.list}>
        {post?.comments.length === 0 && <Text className={styles.none}>还没有人说话，你先来</Text>}
        {post?.comments.map(({ user, text: said, at, auditing }) => (
          <View key={`${user.id}${at}`} className={styles.row}>
            <Words size="sub" tone="soft">
              {user.nickname}
            </Words>
            <Words size="body" className={styles.said}>
              {said}
            </Words>
            <Note>{auditing ? '正在审核，通过后大家能看到' : agoText(at, now)}</Note>
          </View>
        ))}
      </View>
    </Sheet>
  );
}
