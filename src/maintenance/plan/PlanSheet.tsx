/** A plan in a few touches: whom, which kind, when, what; told before or not. */
import { useEffect, useState, type ReactElement } from 'react';
import type { ClientCard, PlanRow } from '@/contract';
import { call } from '@/core/api';
import { DAY, formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { momentOf } from '@/domain/when/momentOf';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { ClientField, ClientSheet } from '../ClientField';
import { useSaved } from '../useSaved';
import { When } from '../When';
import { PLANS } from '../words';

const KINDS = (['maint', 'invite', 'come', 'visit'] as const).map((id) => ({ id, label: PLANS[id].label }));
const BEFORE = [
  { id: 0, label: '不提醒' },
  { id: 30, label: '提前半小时' },
  { id: 120, label: '提前 2 小时' },
  { id: 1440, label: '提前一天' },
] as const;
const MOST = 200;

interface PlanSheetProps {
  open: boolean;
  client?: ClientCard | undefined;
  /** Changed instead of made. */
  plan?: PlanRow | undefined;
  onClose: () => void;
  onSaved: () => unknown;
}

export function PlanSheet({ open, client: given, plan, onClose, onSaved }: PlanSheetProps): ReactElement {
  const { clock } = useStores();
  const [choosing, setChoosing] = useState(false);
  const [client, setClient] = useState<ClientCard>();
  const [kind, setKind] = useState<PlanRow['kind']>('maint');
  const [at, setAt] = useState<number>();
  const [content, setContent] = useState('');
  const [remindMin, setRemind] = useState(0);
  useEffect(() => {
    if (!open) return;
    const tomorrow = formatTime(clock.now() + DAY, 'YYYY-MM-DD');
    setClient(plan?.client ?? given);
    setKind(plan?.kind ?? 'maint');
    setAt(plan?.at ?? momentOf(tomorrow, '10:00'));
    setContent(plan?.content ?? '');
    setRemind(plan?.remindMin ?? 0);
  }, [open, plan, given, clock]);
  const saved = useSaved(
    async () => {
      if (!client || at === undefined) return;
      await call('customer.planSave', {
        ...(plan && { id: plan.id }),
        ...{ kind, clientId: client.id, at, content, remindMin },
      });
    },
    plan ? '已改好' : '已加到计划',
    onSaved,
  );
  const save = () => (client ? void saved.run() : saved.fail('clientId', '请选择客户'));
  return (
    <>
      <Sheet
        open={open && !choosing}
        title={plan ? '改计划' : '新建计划'}
        onClose={onClose}
        footer={
          <Button block size="l" busy={saved.pending && '保存中'} onPress={save}>
            保存
          </Button>
        }
      >
        <ClientField
          client={client}
          {...saved.errorOf('clientId')}
          onPress={plan ? undefined : () => setChoosing(true)}
        />
        <Field label="做什么">
          <Segmented block label="做什么" items={KINDS} current={kind} onChange={setKind} />
        </Field>
        <When label="计划" at={at} {...saved.errorOf('at')} onChange={setAt} />
        <TextArea
          label="内容"
          value={content}
          maxLength={MOST}
          placeholder="比如：带两款岩茶给他试"
          {...saved.errorOf('content')}
          onInput={setContent}
        />
        <Field label="提醒">
          <ChipGroup label="提醒" role="radiogroup">
            {BEFORE.map(({ id, label }) => (
              <Chip key={id} role="radio" selected={remindMin === id} onPress={() => setRemind(id)}>
                {label}
              </Chip>
            ))}
          </ChipGroup>
        </Field>
      </Sheet>
      <ClientSheet
        open={open && choosing}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setClient(chosen);
          setChoosing(false);
        }}
      />
    </>
  );
}
