/** The parts of 写维护: how and what, when next, a coupon, and what was written before. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ClientCard } from '@/contract';
import { call } from '@/core/api';
import { DAY, formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { momentOf } from '@/domain/when/momentOf';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Section } from '@/ui/kit/SectionHead';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useBlock, useMessenger } from '@/ui/shell';
import { ChoiceField } from '../ChoiceField';
import { When } from '../When';
import { WAYS, wayOf } from '../words';
import { RecordLine } from './RecordLine';
import type { RecordForm } from './useRecordForm';
import styles from '../maintenance.module.scss';

const NEXT = [3, 7, 30] as const;
const LAST = 3;
interface PartProps {
  form: RecordForm;
}

export function WhatFields({ form }: PartProps): ReactElement {
  const { feedback } = useStores();
  const { values, set } = form;
  const messenger = useMessenger();
  const locate = useAction(async () => {
    const point = await messenger.locate();
    if (point) set('geo', { lat: point.lat, lng: point.lng });
    else feedback.toast('定不了位，写一句在哪儿见的就好');
  });
  const say = (phrase: string) =>
    set('content', values.content === '' ? `${phrase}，` : `${values.content}${phrase}，`);
  return (
    <Card place="next">
      <ChoiceField label="方式" items={WAYS} current={values.way} onChange={(way) => set('way', way)} />
      <TextArea
        label="内容"
        maxLength={1000}
        rows={5}
        placeholder="聊了什么、喜欢什么、下一步做什么"
        {...form.bind('content')}
      />
      <View className={styles.beside}>
        <ChipGroup label="常用的话">
          {wayOf(values.way).phrases.map((phrase) => (
            <Chip key={phrase} onPress={() => say(phrase)}>
              {phrase}
            </Chip>
          ))}
        </ChipGroup>
        <PhotoField label="照片" value={values.photos} scene="maintenance" onChange={(urls) => set('photos', urls)} />
      </View>
      <TextField
        label="地点"
        placeholder="在哪儿见的，可以不写"
        maxLength={80}
        value={values.place}
        onInput={(text) => set('place', text)}
        trailing={
          <Button size="s" tone="line" busy={locate.pending && '定位中'} onPress={() => void locate.run()}>
            {values.geo ? '已定位' : '定位'}
          </Button>
        }
      />
    </Card>
  );
}

const NONE = 'none';

export function NextFields({ form }: PartProps): ReactElement {
  const { clock } = useStores();
  const { values, set, errors } = form;
  const after = (days: number) => momentOf(formatTime(clock.now() + days * DAY, 'YYYY-MM-DD'), '10:00');
  const items = [...NEXT.map((days) => ({ id: String(days), label: `${days} 天` })), { id: NONE, label: '先不定' }];
  const chosen = NEXT.find((days) => after(days) === values.nextAt);
  const current = values.nextAt === undefined ? NONE : chosen && String(chosen);
  return (
    <Card place="next">
      <ChoiceField
        label="下次联系"
        items={items}
        current={current}
        onChange={(id) => set('nextAt', id === NONE ? undefined : after(Number(id)))}
      />
      {values.nextAt !== undefined && (
        <When label="联系" at={values.nextAt} error={errors.nextAt} onChange={(at) => set('nextAt', at)} />
      )}
    </Card>
  );
}

/** Nothing where the shop has no coupon to give. */
export function GiftField({ form }: PartProps): ReactElement | null {
  const { values, set, errors } = form;
  const coupons = useBlock(() => call('coupon.getcouponlist', { scene: 'gift' }));
  if (!coupons || coupons.length === 0) return null;
  return (
    <Card place="next">
      <ChoiceField
        label="送一张券"
        items={coupons.map(({ id, title }) => ({ id, label: title }))}
        current={values.couponTemplateId}
        error={errors.couponTemplateId}
        onChange={(id) => set('couponTemplateId', values.couponTemplateId === id ? '' : id)}
      />
    </Card>
  );
}

/** The last three, for what was said before; nothing of a client nobody has written about. */
export function LastRecords({ client }: { client: ClientCard }): ReactElement | null {
  const last = useBlock(() => call('customer.maint', { clientId: client.id, page: 1 }), client.id);
  if (!last || last.list.length === 0) return null;
  return (
    <Section near title="最近写过">
      <Card place="alone">
        {last.list.slice(0, LAST).map((row) => (
          <RecordLine key={row.id} row={row} />
        ))}
      </Card>
    </Section>
  );
}
