/** Own requests: what was asked, where it stands, the quote, and the way to ask again. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WholesaleRow } from '@/contract';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Stack } from '@/ui/kit/Stack';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { List, useList } from '@/ui/shell';
import styles from './detail.module.scss';

const TONES: Readonly<Record<string, TagTone>> = { open: 'info', quoted: 'celadon' };

/** Mounted anew after one was sent. */
export function Inquiries(): ReactElement {
  const list = useList<WholesaleRow>((page) => call('special.wholesaleList', { tab: 'inquiries', page }));
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      render={(row) => (
        <View className={styles.inquiry}>
          <Stack row gap={10} align="center" justify="between" className={styles.row}>
            <Note>{row.no}</Note>
            <Tag tone={TONES[row.status] ?? 'plain'}>{row.statusText}</Tag>
          </Stack>
          <Words size="name" block>
            {row.title}
          </Words>
          <Note>{row.extra.map(({ label, value }) => `${label} ${value}`).join('　')}</Note>
          <Stack row gap={10} justify="end" wrap className={styles.acts}>
            <Button size="s" tone="quiet" onPress={() => go('/member/pages/wholesale/blank', { id: row.id })}>
              看内容
            </Button>
            <Button size="s" tone="quiet" onPress={() => go('/member/pages/wholesale/blank', { copyFrom: row.id })}>
              复制再询
            </Button>
            {row.status === 'quoted' && canOpen(row.route) && (
              <Button size="s" tone="line" onPress={() => open(row.route)}>
                看报价
              </Button>
            )}
          </Stack>
        </View>
      )}
      skeleton="list"
      empty={<Empty picture="order" title="还没有订货需求" text="提交后，报价会在这里和通知里看到" />}
    />
  );
}
