/** The digital guest card: name, number, consultant; below it the code for the gift. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { ActivityVip } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Person } from '@/ui/kit/Person';
import { QrCode } from '@/ui/kit/QrCode';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import styles from './guest.module.scss';

export function GuestCard({ vip }: { vip: ActivityVip }) {
  const [open, setOpen] = useState(false);
  const { activity, cardNo, consultant, gift, giftCode, giftAt, checked, form } = vip;
  const name = form.find(({ key }) => key === 'name')?.value ?? '';
  return (
    <View>
      <View className={styles.card}>
        <Words size="sub">{activity.title}</Words>
        <Title size="display">{name}</Title>
        <Words size="sub" figures>
          {`嘉宾卡 ${cardNo ?? ''}`}
        </Words>
      </View>
      {consultant && (
        <Card place="next" pad="all">
          <Person
            name={consultant.name}
            src={consultant.avatar}
            size={48}
            notes={[`${consultant.title}　${consultant.storeName}`]}
          >
            <Button size="s" tone="line" onPress={() => go('/vip/pages/businessCard', { employeeNo: consultant.no })}>
              加顾问
            </Button>
          </Person>
        </Card>
      )}
      {gift.length > 0 && (
        <Card place="next" pad="all">
          <Stack row gap={12} align="center" justify="between">
            <Stack gap={4} grow>
              <Title>今日伴手礼</Title>
              {gift.map(({ key, label, value }) => (
                <Note key={key}>{`${label}　${value}`}</Note>
              ))}
            </Stack>
            {giftAt === undefined ? (
              <Button size="m" disabled={giftCode === undefined} onPress={() => setOpen(true)}>
                {checked ? '领取伴手礼' : '签到后可领'}
              </Button>
            ) : (
              <Note>{`已领取 ${formatTime(giftAt, 'h:m')}`}</Note>
            )}
          </Stack>
        </Card>
      )}
      <Cells place="next">
        <Cell label="会员中心" role="link" onPress={() => go('/pages/tea/vip')} />
      </Cells>
      <Sheet open={open} title="领取伴手礼" onClose={() => setOpen(false)}>
        <Stack align="center" gap={12}>
          {giftCode !== undefined && <QrCode text={giftCode} label={`领取码 ${giftCode}`} size={200} />}
          <Words size="title" figures>
            {giftCode ?? ''}
          </Words>
          <Note>给店员看，扫过就算领了，每位一份。</Note>
        </Stack>
      </Sheet>
    </View>
  );
}
