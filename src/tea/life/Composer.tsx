/** 发布: words up to 500, up to nine own pictures, a topic. What was typed survives closing. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { usePhotoUpload } from '@/domain/photo/usePhotoUpload';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction } from '@/ui/shell';
import { MOST_PHOTOS, TOPICS, type Topic } from './topics';
import styles from './Composer.module.scss';

interface ComposerProps {
  open: boolean;
  topic?: Topic;
  onClose: () => void;
  onDone: () => void;
}

export function Composer({ open, topic: first = '今日一泡', onClose, onDone }: ComposerProps) {
  const { feedback } = useStores();
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [topic, setTopic] = useState<Topic>(first);
  const { run, uploading } = usePhotoUpload('life', (url) => setPhotos((was) => [...was, url].slice(0, MOST_PHOTOS)));
  const send = useAction(async () => {
    await call('tea.lifePost', {
      action: 'post',
      text: text.trim(),
      photos: [...photos],
      topic,
    });
    setText('');
    setPhotos([]);
    onClose();
    onDone();
    feedback.toast('已发布，审核后大家可见');
  });
  const empty = text.trim() === '' && photos.length === 0;
  return (
    <Sheet
      open={open}
      title="发布"
      onClose={onClose}
      footer={
        <Button block disabled={empty} busy={send.pending ? '发布中' : false} onPress={() => void send.run()}>
          发布
        </Button>
      }
    >
      <View className={styles.form}>
        <Chips
          className={styles.topics}
          label="话题"
          items={TOPICS.map((name) => ({ id: name, label: `#${name}` }))}
          current={topic}
          onChange={(id) => setTopic(id as Topic)}
        />
        <TextArea label="说点什么" value={text} placeholder="今天喝了什么" maxLength={500} rows={5} onInput={setText} />
        <Stack row gap={8} wrap>
          {photos.map((url, index) => (
            <View key={url} className={styles.photo}>
              <Picture src={url} w={240} ratio={1} alt={`第 ${index + 1} 张照片`} />
              <Pressable
                className={styles.drop}
                label={`移除第 ${index + 1} 张`}
                onPress={() => setPhotos(photos.filter((one) => one !== url))}
              >
                <Icon name="close" size={14} />
              </Pressable>
            </View>
          ))}
          {photos.length < MOST_PHOTOS && (
            <Pressable
              className={styles.add}
              label={`添加照片，还可添加 ${MOST_PHOTOS - photos.length} 张`}
              busy={uploading || undefined}
              onPress={run}
            >
              <Icon name="camera" size={24} />
            </Pressable>
          )}
        </Stack>
      </View>
    </Sheet>
  );
}
