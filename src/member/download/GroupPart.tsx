/** The groups by city; who is logged in has the group of the own adviser first. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { PageBlock } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { QrSheet } from '@/domain/poster/QrSheet';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { QrCode } from '@/ui/kit/QrCode';
import { RichText } from '@/ui/kit/RichText';
import { Section } from '@/ui/kit/SectionHead';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { groupsOf, type Group } from './groups';
import styles from './download.module.scss';

export const GroupPart = observer(function GroupPart(): ReactElement {
  const { session } = useStores();
  const page = useBlock(() => call('pages.view', { code: 'GROUPS' }, { hide: true }));
  const own = useBlock(
    async () => (session.hasLogin ? ((await call('tea.contactUsOne', {}, { hide: true })) ?? null) : null),
    String(session.hasLogin),
  );
  const [city, setCity] = useState('');
  if (page === undefined) return <Skeleton kind="cells" />;
  const cities = (page?.blocks ?? []).filter(({ items }) => items.length > 0);
  const block = cities.find(({ title }) => title === city) ?? cities[0];
  const advisor = own?.advisor;
  if (!block && !own)
    return (
      <Empty
        picture="message"
        title="茶友群还没有开放"
        text="先和门店聊聊"
        button="联系我们"
        onPress={() => void go('/contact/pages/ContactUs', {})}
      />
    );
  return (
    <View>
      {own && (
        <>
          <Section near title="我的顾问群" />
          <GroupCard
            group={{ no: advisor?.no ?? '', name: advisor ? `${advisor.name}的茶友群` : '茶友群', text: own.groupQr }}
          />
        </>
      )}
      {block && (
        <>
          <Section near title="同城群" note="一群满了进下一群" />
          <Chips
            label="城市"
            items={cities.map(({ title = '' }) => ({ id: title, label: title }))}
            current={block.title ?? ''}
            onChange={setCity}
          />
          <CityGroups block={block} />
        </>
      )}
      {page?.html && (
        <>
          <Section near title="群里的规矩" />
          <Card pad="all" className={styles.card}>
            <RichText html={page.html} />
          </Card>
        </>
      )}
    </View>
  );
});

function CityGroups({ block }: { block: PageBlock }) {
  const groups = groupsOf(block, platform.host.currentUrl());
  const open = groups.find(({ full }) => !full);
  const full = groups.filter((group) => group.full).map(({ name }) => name);
  return (
    <View>
      {open ? <GroupCard group={open} /> : <Empty picture="message" title="都满了" text="新群正在建，过两天再来" />}
      {full.length > 0 && <Note block className={styles.full}>{`${full.join('、')}已满`}</Note>}
    </View>
  );
}

function GroupCard({ group }: { group: Group }) {
  const { feedback } = useStores();
  const [saving, setSaving] = useState(false);
  const copy = useAction(async () => {
    await platform.clipboard.copy(group.no);
    feedback.toast('群号已复制');
  });
  return (
    <Card place="next" className={styles.group}>
      <Title>{group.name}</Title>
      {group.members && <Note>{`${group.members} 人`}</Note>}
      <Stack gap={8} align="center" className={styles.code}>
        <QrCode text={group.text} label={`${group.name}的二维码`} size={180} />
      </Stack>
      <View className={styles.ways}>
        {group.no !== '' && (
          <Button tone="line" grow onPress={() => void copy.run()}>
            {`复制群号 ${group.no}`}
          </Button>
        )}
        <Button grow onPress={() => setSaving(true)}>
          保存二维码
        </Button>
      </View>
      <QrSheet
        open={saving}
        onClose={() => setSaving(false)}
        title={group.name}
        text={group.text}
        note={group.no === '' ? '扫码加入' : `群号 ${group.no}，扫码加入`}
      />
    </Card>
  );
}
