/** What a request for goods holds, what it lacks, and how it is sent. */
import { useState } from 'react';
import type { WholesaleInquiry } from '@/contract';
import { call } from '@/core/api';
import { formatFen, parseFen } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { useAction, useForm } from '@/ui/shell';
import { NO_LINE, readLines, type Want } from './inquiry';

const DAY = 86_400_000;
const LEAST_DAYS = 3;

/** `from`: an old one that is asked again. */
export function useInquiry(from: WholesaleInquiry | undefined, onSent: () => void) {
  const { clock, feedback } = useStores();
  const [photos, setPhotos] = useState<string[]>([]);
  const soonest = formatTime(clock.now() + LEAST_DAYS * DAY, 'YYYY-MM-DD');
  const form = useForm(
    {
      lines: from ? from.lines.map(wantOf) : [NO_LINE],
      budget: from?.budget ? formatFen(from.budget) : '',
      needBy: '',
      packing: from?.packing ?? '',
      note: from?.note ?? '',
    },
    {
      lines: (lines) => readLines(lines).error,
      needBy: (value) =>
        value === '' ? '请选择需要的日期' : value < soonest ? `工期不足，最早 ${soonest}` : undefined,
    },
    from ? undefined : 'inquiry-new',
  );
  const { values } = form;
  const send = useAction(async () => {
    if (!form.check())
      return void feedback.toast(form.errors.lines ?? readLines(values.lines).error ?? '请检查填写的内容');
    const budget = parseFen(values.budget);
    await call('special.inquirySave', {
      lines: readLines(values.lines).lines,
      ...(budget ? { budget } : {}),
      needBy: values.needBy,
      ...(values.packing.trim() ? { packing: values.packing.trim() } : {}),
      ...(photos.length > 0 ? { photos } : {}),
      ...(values.note.trim() ? { note: values.note.trim() } : {}),
    });
    form.done();
    form.reset({ lines: [NO_LINE], budget: '', needBy: '', packing: '', note: '' });
    setPhotos([]);
    feedback.toast('已提交，报价后会通知你');
    onSent();
  });
  return { form, photos, setPhotos, soonest, send };
}

const wantOf = ({ text, qty, unit, targetPrice, categoryId = '' }: WholesaleInquiry['lines'][number]): Want => ({
  text,
  qty: String(qty),
  unit,
  price: targetPrice ? formatFen(targetPrice) : '',
  categoryId,
});
