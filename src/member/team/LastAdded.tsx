/** Members who came last, the added ones marked. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './LastAdded.module.scss';

const SHOWN = 5;

export function LastAdded(): ReactElement | null {
  const answer = useBlock(() => call('special.directMembers', {}, { hide: true }));
  if (!answer || answer.total === 0) return null;
  return (
    <Section
      title="最近加入"
      more={`全部 ${answer.total} 人`}
      onMore={() => go('/member/pages/team/list', { depth: '1' })}
    >
      <Card place="alone" clip>
        <Cells>
          {answer.list.slice(0, SHOWN).map(({ user, mobile, joinedAt, addedAt, remark }) => (
            <Cell
              key={user.id}
              leading={<Avatar src={user.avatar} size={36} alt="" />}
              label={user.nickname}
              note={
                <Note lines={1} className={styles.note}>
                  {[mobile, remark].filter(Boolean).join(' · ')}
                </Note>
              }
            >
              <Stack gap={2} align="end" className={styles.end}>
                {addedAt === undefined ? '扫码或链接' : <Tag tone="celadon">验证码添加</Tag>}
                <Text>{formatTime(addedAt ?? joinedAt, 'MM-DD')}</Text>
              </Stack>
            </Cell>
          ))}
        </Cells>
      </Card>
    </Section>
  );
}
