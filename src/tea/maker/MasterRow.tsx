/** A master in a list: the portrait and the words lead on, 关注 stands beside them. */
import type { MasterCard } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Note, Title, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import styles from './MasterRow.module.scss';

interface MasterRowProps {
  master: MasterCard;
  onFollow: (id: string, on: boolean) => void;
}

export function MasterRow({ master, onFollow }: MasterRowProps) {
  const { id, name, title, region, works, followers, collected } = master;
  const facts = [region, works > 0 ? `作品 ${works} 款` : ''].filter(Boolean).join(' · ');
  const liked = `${figure(followers)} 人关注`;
  return (
    <Card pad="all" className={styles.row}>
      <Pressable
        className={styles.open}
        role="link"
        label={`${name}，${title}，${facts}，${liked}`}
        onPress={() => go('/tea/pages/artistDetail', { id })}
      >
        <Picture className={styles.portrait} src={master.avatar} w={240} ratio={1} alt="" />
        <Stack grow>
          <Title tracked>{name}</Title>
          <Words size="sub" tone="soft" className={styles.title}>
            {title}
          </Words>
          <Note className={styles.facts}>{facts}</Note>
          <Note className={styles.facts}>{liked}</Note>
        </Stack>
      </Pressable>
      <Button
        size="s"
        tone={collected ? 'quiet' : 'line'}
        label={`${collected ? '已关注' : '关注'}，${name}`}
        onPress={() => onFollow(id, !collected)}
      >
        {collected ? '已关注' : '关注'}
      </Button>
    </Card>
  );
}
