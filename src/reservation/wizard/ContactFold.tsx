/** 联系人与备注: who comes, what the store should know, a coupon for the table. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { Button } from '@/ui/kit/Button';
import { Cell } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import type { WizardState } from './useWizard';
import styles from './wizard.module.scss';

const PHRASES = ['有位忌花生', '纪念日，备一枝花', '要用投影', '带小朋友', '想坐靠窗'];
const MOST = 200;

export function ContactFold({ wizard }: { wizard: WizardState }): ReactElement {
  const { form, couponId, setCoupon, wishes } = wizard;
  const [open, setOpen] = useState(false);
  const coupons = useBlock(() => call('coupon.index', { status: 'unused', kind: 'table' }), '');
  const list = coupons?.page.list ?? [];
  const used = list.find(({ id }) => id === couponId);
  const { note } = form.values;
  // Both are sent as one text.
  const most = MOST - (wishes.text === '' ? 0 : wishes.text.length + 1);
  const add = (phrase: string) => {
    const text = note.includes(phrase) ? note : [note.trim(), phrase].filter(Boolean).join('，');
    form.set('note', text.slice(0, most));
  };
  const choose = (id: string) => {
    setCoupon(id);
    setOpen(false);
  };
  return (
    <View className={styles.fields}>
      <TextField label="联系人" maxLength={20} complete="name" {...form.bind('name')} />
      <TextField label="手机号" kind="tel" maxLength={13} complete="tel" {...form.bind('mobile')} />
      <TextArea label="备注" maxLength={most} rows={2} placeholder="忌口、纪念日、要用的设备" {...form.bind('note')} />
      <View className={styles.phrases}>
        <ChipGroup label="常写的备注">
          {PHRASES.map((phrase) => (
            <Chip key={phrase} onPress={() => add(phrase)}>
              {phrase}
            </Chip>
          ))}
        </ChipGroup>
      </View>
      {wishes.shown.length > 0 && (
        <View className={styles.phrases}>
          <Note>茶单上记的想喝，一并写进备注；不要的点掉</Note>
          <ChipGroup label="想喝">
            {wishes.shown.map((wish) => (
              <Chip
                key={wish.id}
                role="checkbox"
                selected={wishes.isOn(wish)}
                label={`想喝${wish.title}`}
                onPress={() => wishes.toggle(wish)}
              >
                {wish.title}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      )}
      {list.length > 0 && (
        <Cell label="堂食券" note="到店结账时抵扣" onPress={() => setOpen(true)}>
          {used ? used.card.title : `${list.length} 张可用`}
        </Cell>
      )}
      <Sheet
        open={open}
        title="堂食券"
        onClose={() => setOpen(false)}
        footer={
          <Button block tone="line" onPress={() => choose('')}>
            不用堂食券
          </Button>
        }
      >
        <Stack gap={12}>
          {list.length === 0 && <Empty picture="coupon" title="没有可用的堂食券" />}
          {list.map((mine) => (
            <CouponTicket key={mine.id} coupon={mine.card} note={`${formatTime(mine.to, 'YYYY-MM-DD')} 前可用`}>
              <Button size="s" tone={mine.id === couponId ? 'primary' : 'accentLine'} onPress={() => choose(mine.id)}>
                {mine.id === couponId ? '已选' : '用这张'}
              </Button>
            </CouponTicket>
          ))}
        </Stack>
      </Sheet>
    </View>
  );
}
