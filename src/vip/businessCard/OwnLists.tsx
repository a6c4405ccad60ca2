/** For the owner: what visitors left, and who came. Whoever left nothing stays without a name. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { BusinessCard } from '@/contract';
import { listTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Person } from '@/ui/kit/Person';
import { RecordRow } from '@/ui/kit/RecordRow';
import { useAction } from '@/ui/shell';
import styles from './card.module.scss';

/** Rows before 全部. */
const FEW = 5;
const when = (at: number) => listTime(at);

export const OwnLists = observer(function OwnLists({ card }: { card: BusinessCard }): ReactElement {
  const { session } = useStores();
  const keepsClients = session.member?.areas.includes('client') ?? false;
  const { visitors, exchanges = [] } = card;
  const [all, setAll] = useState(false);
  const dial = useAction((mobile: string) => platform.phone.dial(mobile));
  const shown = all ? visitors : visitors.slice(0, FEW);
  return (
    <View>
      <Section near title="交换记录" note={`${exchanges.length} 位留下了姓名与手机`} />
      <Card place="alone" pad="rows">
        {exchanges.length === 0 && (
          <Note block className={styles.none}>
            还没有人交换名片，把名片分享出去吧
          </Note>
        )}
        {exchanges.map(({ name, mobile, avatar, at }) => (
          <Person
            key={mobile}
            className={styles.row}
            src={avatar}
            name={name}
            notes={[
              `${mobile} · ${when(at)}`,
              keepsClients && (
                <Stack key="acts" row wrap gap={8} className={styles.acts}>
                  <Button
                    size="s"
                    tone="line"
                    label={`把${name}保存为客户`}
                    onPress={() => go('/client/pages/clientNew', { name, mobile, from: 'card' })}
                  >
                    保存为客户
                  </Button>
                </Stack>
              ),
            ]}
          >
            <Button size="s" tone="quiet" label={`拨打，${name}`} onPress={() => void dial.run(mobile)}>
              拨打
            </Button>
          </Person>
        ))}
      </Card>
      <Section
        near
        title="谁来过"
        note="未交换名片的不显示姓名"
        more={all ? '收起' : '全部'}
        onMore={visitors.length > FEW ? () => setAll(!all) : undefined}
      />
      <Card place="alone" pad="rows">
        {visitors.length === 0 && (
          <Note block className={styles.none}>
            还没有人来过
          </Note>
        )}
        {shown.map(({ name, avatar, at }, index) => (
          <RecordRow
            key={index}
            leading={<Avatar src={avatar} name={name ?? '茶'} alt="" />}
            title={name ?? '一位茶友'}
            flush
          >
            <Note>{when(at)}</Note>
          </RecordRow>
        ))}
      </Card>
    </View>
  );
});
