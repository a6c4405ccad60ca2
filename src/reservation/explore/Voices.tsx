/** What members wrote from a store lately; nobody yet: be the first. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Photos } from '@/domain/photo/Photos';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Person } from '@/ui/kit/Person';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './explore.module.scss';

const MOST = 3;

export function Voices(): ReactElement {
  const circle = useBlock(() => call('tea.lifeCircle', { page: 1 }, { hide: true }));
  const write = () => go('/tea/pages/lifeCircle', {});
  const posts = (circle?.posts.list ?? []).filter(({ store }) => store !== undefined).slice(0, MOST);
  return (
    <Section title="茶友的到访" more="去茶友圈" onMore={write}>
      {circle && posts.length === 0 && (
        <Empty picture="message" title="还没有人写过" text="第一条由你来写" button="写一条" onPress={write} />
      )}
      <Stack gap={10} className={styles.voices}>
        {posts.map(({ id, user, text, photos, store, at }) => (
          <Card key={id} pad="all">
            <Stack gap={8}>
              <Person
                src={user.avatar}
                name={user.nickname}
                size={36}
                step="sub"
                notes={[`${formatTime(at, 'MM月DD日')}　${store?.name ?? ''}`]}
              />
              <Words size="body" block>
                {text}
              </Words>
              {photos.length > 0 && <Photos urls={photos} what="到访图片" most={3} />}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
