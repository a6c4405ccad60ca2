/** One hit that is no goods: picture, name with the searched words bold, what it is. */
import { Text, View } from '@tarojs/components';
import { canOpen, open } from '@/core/routes';
import { Marked } from '@/domain/search/Marked';
import { Avatar } from '@/ui/kit/Avatar';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import type { LineHit } from './hits';
import styles from './HitLine.module.scss';

export function HitLine({ hit, words }: { hit: LineHit; words: readonly string[] }) {
  const { kind, title, note, extra, cover, links } = hit;
  const link = links.find(canOpen);
  const content = (
    <>
      {kind === 'master' ? (
        <Avatar src={cover} size={56} name={title} />
      ) : (
        <Picture className={styles.art} src={cover} w={240} ratio={0.75} alt="" />
      )}
      <Stack grow>
        <Text className={styles.title}>
          <Marked text={title} words={words} />
        </Text>
        <Text className={styles.note}>
          <Marked text={note} words={words} />
        </Text>
        <Text className={styles.extra}>{extra}</Text>
      </Stack>
    </>
  );
  if (!link) return <View className={styles.line}>{content}</View>;
  return (
    <Pressable className={styles.line} role="link" onPress={() => void open(link)}>
      {content}
    </Pressable>
  );
}
