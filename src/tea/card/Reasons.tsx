/** Why people buy the card: its rights, what differs without it, what members say. */
import { Text, View } from '@tarojs/components';
import type { VipInfo } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { plainText } from '@/core/lib/richText';
import { cutText } from '@/core/lib/sections';
import { discountText } from '@/domain/member/levels';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Section } from '@/ui/kit/SectionHead';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { useBlock } from '@/ui/shell';
import styles from './Reasons.module.scss';

const DRAWINGS: Record<string, IconName> = {
  discount: 'coupon',
  freight: 'truck',
  tasting: 'gaiwan',
  birthday: 'gift',
  zone: 'sun',
  service: 'refund',
};

export const CardRights = ({ rights }: Pick<VipInfo, 'rights'>) => (
  <Card place="alone" className={styles.rights}>
    {rights.map(({ key, label, value }) => (
      <View key={key} className={styles.right}>
        <View className={styles.drawing}>
          <Icon name={DRAWINGS[key] ?? 'star'} size={24} />
        </View>
        <Stack grow>
          <Words size="body">{label}</Words>
          <Note>{value}</Note>
        </Stack>
      </View>
    ))}
  </Card>
);

export function CompareTable({ info: { discountBp, plans, freeShippings, tasting } }: { info: VipInfo }) {
  const times = Math.max(freeShippings, ...plans.map((plan) => plan.freeShippings));
  const rows = [
    ['会员商品', '等级价', `${discountText(discountBp)}，取更优`],
    ['运费', '满额才免', `${figure(times)} 次免`],
    ...(tasting ? [['每月品鉴', '—', '一席两人']] : []),
    ['优惠券和积分', '可用', '可用'],
  ];
  return (
    <Card place="alone" role="table" aria-label="普通和年卡">
      {[['', '普通', '年卡'], ...rows].map(([label = '', without = '', withCard = ''], at) => (
        <View key={label} className={styles.row} role="row">
          <Text className={styles.name} role={at === 0 ? 'columnheader' : 'rowheader'}>
            {label}
          </Text>
          <Text className={styles.cell} role={at === 0 ? 'columnheader' : 'cell'}>
            {without}
          </Text>
          <Text className={`${styles.cell} ${styles.gold}`} role={at === 0 ? 'columnheader' : 'cell'}>
            {withCard}
          </Text>
        </View>
      ))}
    </Card>
  );
}

/** What members wrote of it (page text VIP_WORDS); a shop without such a text has no such part. */
export function Voices() {
  const page = useBlock(() => call('pages.view', { code: 'VIP_WORDS' }, { hide: true }));
  const voices = cutText(page?.html ?? '').sections;
  if (voices.length === 0) return null;
  return (
    <Section title="会员怎么说">
      <Card place="alone">
        {voices.map(({ id, title, html }) => (
          <View key={id} className={styles.voice}>
            <Text className={styles.text}>{plainText(html)}</Text>
            <Note>{title}</Note>
          </View>
        ))}
      </Card>
    </Section>
  );
}
