/** 新建盘点: where, what, until when, with whom. What is expected is frozen when it begins. */
import type { ReactElement } from 'react';
import type { EmployeeBrief } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { MembersChoice, StoreChoice } from '@/domain/staff/chosen';
import { momentOf } from '@/domain/when/momentOf';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Switch } from '@/ui/kit/Switch';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';

interface NewSheetProps {
  categories: readonly string[];
  open: boolean;
  onClose: () => void;
}

export function NewSheet({ categories, open, onClose }: NewSheetProps): ReactElement {
  const { session, clock, feedback } = useStores();
  const own = session.member?.employee;
  const form = useForm(
    {
      title: '',
      place: (own && { storeId: own.storeId, store: own.storeName, dept: '' }) as StoreChoice | undefined,
      category: '',
      day: formatTime(clock.now(), 'YYYY-MM-DD'),
      time: '18:00',
      members: [] as EmployeeBrief[],
      blind: false,
    },
    {
      title: (title) => (title.trim() === '' ? '给这次盘点起个名字' : undefined),
      day: (day) => (day === '' ? '请选择截止日期' : undefined),
      time: (time) => (time === '' ? '请选择截止时间' : undefined),
    },
    'stockTake',
  );
  const { values, set } = form;
  const choosePlace = async () => {
    const chosen = await pick<StoreChoice, '/asset/pages/storeselection'>('/asset/pages/storeselection', {
      mode: 'store',
    });
    if (chosen) set('place', chosen);
  };
  const chooseMembers = async () => {
    const chosen = await pick<MembersChoice, '/asset/pages/storeselection'>('/asset/pages/storeselection', {
      mode: 'members',
      area: 'asset',
      selected: values.members.map(({ id }) => id).join(','),
    });
    if (chosen) set('members', chosen);
  };
  const create = useAction(async () => {
    if (!form.check()) return;
    const { place, category, day, time, blind } = values;
    if (!place) return void feedback.toast('请选择门店');
    try {
      const { card } = await call(
        'assetStock.stockCreate',
        {
          title: values.title.trim(),
          storeId: place.storeId,
          dueAt: momentOf(day, time),
          memberIds: values.members.map(({ id }) => id),
          blind,
          ...(place.dept && { deptId: place.dept }),
          ...(category && { categoryId: category }),
        },
        { hide: true },
      );
      form.done();
      onClose();
      feedback.toast(`应盘 ${card.progress.expected} 件`);
      await go('/outbound/pages/stockDetail', { id: card.id });
    } catch (error) {
      const active = error instanceof RefusedError && (error.data as { id?: string } | null)?.id;
      if (!active) throw error;
      const text = '同一门店、同一类别一次只盘一场，可以加入正在进行的这场。';
      if (!(await feedback.confirm({ title: '已有进行中的盘点', text, yes: '去参与' }))) return;
      onClose();
      await go('/outbound/pages/stockDetail', { id: active });
    }
  });
  const names = values.members.map(({ name }) => name).join('、');
  return (
    <Sheet
      open={open}
      title="新建盘点"
      closable={!create.pending}
      onClose={onClose}
      footer={
        <Button block size="l" busy={create.pending && '创建中'} onPress={create.run}>
          开始盘点
        </Button>
      }
    >
      <TextField label="名称" placeholder="如 年中茶器盘点" maxLength={30} {...form.bind('title')} />
      <Cells>
        <Cell label="门店与部门" note={values.place?.dept || '全部部门'} onPress={choosePlace}>
          {values.place?.store ?? '选择'}
        </Cell>
        <Cell label="一起盘的人" note={names || '只有我'} onPress={chooseMembers}>
          {values.members.length > 0 ? `${values.members.length} 人` : '选择'}
        </Cell>
      </Cells>
      <Field label="类别">
        <ChipGroup label="类别" role="radiogroup">
          {['', ...categories].map((one) => (
            <Chip key={one} role="radio" selected={values.category === one} onPress={() => set('category', one)}>
              {one || '全部'}
            </Chip>
          ))}
        </ChipGroup>
      </Field>
      <Field label="截止" error={form.errors.day ?? form.errors.time}>
        <WhenInput label="截止日期" mode="date" value={values.day} onInput={(day) => set('day', day)} />
        <WhenInput label="截止时间" mode="time" value={values.time} onInput={(time) => set('time', time)} />
      </Field>
      <Field label="盲盘" hint="不显示应盘清单，靠扫码找齐">
        <Switch label="盲盘" on={values.blind} onChange={(on) => set('blind', on)} />
      </Field>
    </Sheet>
  );
}
