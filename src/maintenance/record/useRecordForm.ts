/** 写维护: what is asked, what is kept on the phone until it is saved, and what is sent. */
import { useEffect, useState } from 'react';
import type { ClientCard, DataOf, MaintRow } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useForm } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';
import { WAYS } from '../words';
import { keepRecord, keptRecord } from './kept';
import type { RecordValues } from './values';

const LEAST = 10;

type Info = DataOf<'customer.maintInfo'>;

const wayNamed = (way: string | undefined): MaintRow['way'] => WAYS.find(({ id }) => id === way)?.id ?? 'phone';

/** Of a row that is changed, or of nothing yet. */
function valuesOf(row: MaintRow | undefined, way: string | undefined): RecordValues {
  const { content = '', photos = [], place = '', geo, nextAt } = row ?? {};
  return { way: row?.way ?? wayNamed(way), content, photos, place, geo, nextAt, couponTemplateId: '' };
}

const isBegun = ({ content, photos, place }: RecordValues): boolean =>
  content !== '' || photos.length > 0 || place !== '';

interface RecordOptions {
  row: Info['row'];
  client: ClientCard;
  way: string | undefined;
  planId: string | undefined;
}

export function useRecordForm({ row, client, way, planId }: RecordOptions) {
  const { clock, feedback, session } = useStores();
  const memberId = session.member?.id ?? '';
  const [start] = useState(() => ({
    ...valuesOf(row, way),
    ...(!row && keptRecord(platform.storage, memberId, client.id)),
  }));
  const form = useForm<RecordValues>(start, {
    content: (text) => ([...text.trim()].length < LEAST ? `内容至少 ${LEAST} 个字` : undefined),
    nextAt: (at) => (at !== undefined && at !== row?.nextAt && at <= clock.now() ? '请选择将来的时间' : undefined),
    couponTemplateId: () => undefined,
  });
  const { values, dirty } = form;
  useLeave(row !== undefined && dirty);
  useEffect(() => {
    if (!row && dirty) keepRecord(platform.storage, memberId, client.id, isBegun(values) ? values : undefined);
  }, [row, dirty, values, memberId, client.id]);
  const [planning, setPlanning] = useState(false);
  const save = useAction(async (then: 'back' | 'plan') => {
    if (!form.check()) return;
    const { geo, nextAt, couponTemplateId, ...said } = values;
    await call('customer.maintSave', {
      ...(row && { id: row.id }),
      ...(!row && planId && { planId }),
      ...{ clientId: client.id, ...said },
      ...(geo && { geo }),
      ...(nextAt !== undefined && { nextAt }),
      ...(couponTemplateId !== '' && { couponTemplateId }),
    });
    form.done();
    keepRecord(platform.storage, memberId, client.id);
    feedback.toast('已保存');
    if (then === 'plan') setPlanning(true);
    else void back();
  });
  return { form, save, planning };
}
export type RecordForm = ReturnType<typeof useRecordForm>['form'];
