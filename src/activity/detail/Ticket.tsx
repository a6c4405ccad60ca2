/** The own ticket: places and seats, the code for the door, and what can be done with it. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { EventSignup } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { CancelSheet } from '@/domain/activity/CancelSheet';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { QrCode } from '@/ui/kit/QrCode';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { later, useAction } from '@/ui/shell';
import styles from './detail.module.scss';

const TicketSheet = later(() => import('./TicketSheet').then((part) => part.TicketSheet));

interface TicketProps {
  signup: EventSignup;
  place: string;
  onChange: () => unknown;
}

const codeText = (code: string): string => code.replace(/^(HD)(\d{4})(\d{4})$/, '$1 $2 $3');

export function Ticket({ signup, place, onChange }: TicketProps) {
  const { feedback } = useStores();
  const [open, setOpen] = useState<'' | 'cancel' | 'edit'>('');
  const { activity, code, qty, seats, names, status, checkedAt, cancel, calendar } = signup;
  const keep = useAction(() =>
    platform.calendar.add({
      title: activity.title,
      note: `${qty} 位，入场码 ${code}`,
      place,
      startAt: activity.startAt,
      endAt: activity.endAt,
      file: calendar,
    }),
  );
  const recall = useAction(async () => {
    await call('activity.ticketGive', { id: signup.id, action: 'recall' });
    feedback.toast('已收回');
    await onChange();
  });
  const isOver = activity.status === 'ended';
  return (
    <Card place="next" pad="all">
      <View className={styles.ticket}>
        <Stack gap={6} grow>
          <Title>我的票</Title>
          <Note>{checkedAt === undefined ? '签到时出示，或扫门口的码' : `已签到 ${formatTime(checkedAt, 'h:m')}`}</Note>
          <Stack row wrap gap={24} className={styles.places}>
            <Stack gap={2} shrink>
              <Words size="head" serif>{`${qty} 位`}</Words>
              <Note lines={1}>{names.join('、')}</Note>
            </Stack>
            {seats.length > 0 && (
              <Stack gap={2}>
                <Words size="head" serif>
                  {seats.join('、')}
                </Words>
                <Note>座位</Note>
              </Stack>
            )}
          </Stack>
        </Stack>
        {status !== 'unpaid' && (
          <View className={styles.stub}>
            <QrCode text={code} label={`入场码 ${code}`} size={88} />
            <Text className={styles.code}>{codeText(code)}</Text>
          </View>
        )}
      </View>
      {!isOver && (
        <View className={styles.acts}>
          {status === 'unpaid' && (
            <Button
              size="s"
              onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'activity', orderId: signup.id })}
            >
              去支付
            </Button>
          )}
          {status === 'signed' && (
            <>
              <Button size="s" tone="line" onPress={() => setOpen('edit')}>
                改名或转赠
              </Button>
              <Button size="s" tone="line" onPress={() => void keep.run()}>
                加入日历
              </Button>
            </>
          )}
          {cancel && (
            <Button size="s" tone="plain" onPress={() => setOpen('cancel')}>
              取消报名
            </Button>
          )}
          {signup.give && (
            <Button size="s" tone="plain" onPress={() => void recall.run()}>
              {`收回转赠的 ${signup.give.qty} 位`}
            </Button>
          )}
        </View>
      )}
      <CancelSheet open={open === 'cancel'} signup={signup} onClose={() => setOpen('')} onDone={onChange} />
      <TicketSheet open={open === 'edit'} signup={signup} onClose={() => setOpen('')} onDone={onChange} />
    </Card>
  );
}
