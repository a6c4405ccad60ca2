/** 免费量房设计: a sign-up without a fee, once for each member and campaign. */
import { useState } from 'react';
import type { EventDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Field } from '@/ui/kit/Field';
import { Notice } from '@/ui/kit/Notice';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';

interface MeasureProps {
  event: EventDetail;
  onDone: () => unknown;
}

export function Measure({ event, onDone }: MeasureProps) {
  const { session } = useStores();
  const askNotice = useAskNotice();
  const { id } = event.card;
  const [day, setDay] = useState('');
  const form = useForm(
    { name: '', mobile: session.member?.mobile ?? '', city: '', area: '' },
    {
      name: (text) => (text.trim() === '' ? '请填写姓名' : undefined),
      mobile: (text) => (/^1[3-9]\d(\d{4}|\*{4})\d{4}$/.test(text.replace(/\s/g, '')) ? undefined : '请填 11 位手机号'),
      city: (text) => (text.trim() === '' ? '请填写城市' : undefined),
      area: (text) => (/^\d{1,4}$/.test(text.trim()) ? undefined : '请填写面积，整数 ㎡'),
    },
    `measure:${id}`,
  );
  const save = useAction(async () => {
    if (!form.check()) return;
    await askNotice('service');
    const { name, mobile, city, area } = form.values;
    await call('activity.signUpSave', {
      activityId: id,
      name: name.trim(),
      mobile,
      qty: 1,
      answers: [
        { key: 'city', label: '城市', value: city.trim() },
        { key: 'area', label: '面积', value: `${area.trim()} ㎡` },
        ...(day ? [{ key: 'day', label: '希望日期', value: day }] : []),
      ],
    });
    form.done();
    await onDone();
    await go('/pages/tea/success', { group: 'measure', id });
  });
  if (event.signup && event.signup.status !== 'cancelled') return <Notice tone="info">已预约，顾问将联系你</Notice>;
  return (
    <Card place="alone">
      <TextField label="姓名" maxLength={20} {...form.bind('name')} />
      <TextField label="手机号" kind="tel" {...form.bind('mobile')} />
      <TextField label="城市" maxLength={20} {...form.bind('city')} />
      <TextField label="面积 ㎡" kind="number" maxLength={4} {...form.bind('area')} />
      <Field
        label="希望日期"
        trailing={<WhenInput clearable mode="date" label="希望日期" value={day} onInput={setDay} />}
      />
      <Button block size="l" busy={save.pending && '提交中'} onPress={() => void save.run()}>
        预约量房
      </Button>
    </Card>
  );
}
