/** A request for what is not on the shelf: line by line, with what it may cost and when it is needed. What was typed stays. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WholesaleInquiry } from '@/contract';
import { call } from '@/core/api';
import { formatFen, parseFen } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useAction, useBlock, useForm } from '@/ui/shell';
import { MOST_LINES, NO_LINE, readLines, type Want } from './inquiry';
import { PasteLines } from './PasteLines';
import styles from './detail.module.scss';

const DAY = 86_400_000;
const LEAST_DAYS = 3;

interface InquiryFormProps {
  /** Begun with: an old one that is asked again. */
  from: WholesaleInquiry | undefined;
  onSent: () => void;
}

export function InquiryForm({ from, onSent }: InquiryFormProps): ReactElement {
  const { clock, feedback } = useStores();
  const tree = useBlock(() => call('atShop.goodsClass', {}));
  const [photos, setPhotos] = useState<string[]>([]);
  const [pasting, setPasting] = useState(false);
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
  const { values, errors, set } = form;
  const setLine = (at: number, change: Partial<Want>) =>
    set(
      'lines',
      values.lines.map((line, i) => (i === at ? { ...line, ...change } : line)),
    );
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
    feedback.toast('已提交，报价后会通知您');
    onSent();
  });
  const items = (tree ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <View className={styles.lines}>
      {values.lines.map((line, at) => (
        <View key={at} className={styles.want}>
          <TextField
            label={`第 ${at + 1} 项`}
            placeholder="要什么：茶名、等级、规格"
            maxLength={60}
            value={line.text}
            onInput={(text) => setLine(at, { text })}
            trailing={
              values.lines.length > 1 && (
                <Button
                  size="s"
                  tone="text"
                  label={`移除第 ${at + 1} 项`}
                  onPress={() =>
                    set(
                      'lines',
                      values.lines.filter((_, i) => i !== at),
                    )
                  }
                >
                  移除
                </Button>
              )
            }
          />
          {(tree === undefined || items.length > 0) && (
            <View className={styles.kinds}>
              {items.length > 0 && (
                <Chips
                  label={`第 ${at + 1} 项的分类`}
                  items={items}
                  current={line.categoryId}
                  onChange={(categoryId) => setLine(at, { categoryId })}
                />
              )}
            </View>
          )}
          <View className={styles.pair}>
            <TextField
              label="数量"
              kind="number"
              placeholder="如 20"
              maxLength={5}
              value={line.qty}
              onInput={(qty) => setLine(at, { qty })}
            />
            <View className={styles.unit}>
              <TextField label="单位" maxLength={8} value={line.unit} onInput={(unit) => setLine(at, { unit })} />
            </View>
          </View>
          <TextField
            label="目标单价（元）"
            kind="amount"
            placeholder="选填"
            maxLength={10}
            value={line.price}
            onInput={(price) => setLine(at, { price })}
          />
        </View>
      ))}
      {errors.lines && <Note>{errors.lines}</Note>}
      <Stack row gap={10} align="center" justify="between" className={styles.tools}>
        <Button
          size="s"
          tone="line"
          icon="plus"
          disabled={values.lines.length >= MOST_LINES}
          onPress={() => set('lines', [...values.lines, NO_LINE])}
        >
          {`加一项（${values.lines.length}/${MOST_LINES}）`}
        </Button>
        <Button size="s" tone="text" onPress={() => setPasting(true)}>
          粘贴多项
        </Button>
      </Stack>
      <View className={styles.want}>
        <TextField label="预算（元）" kind="amount" placeholder="选填" maxLength={12} {...form.bind('budget')} />
        <Field label="需要日期" error={errors.needBy} hint={`最早 ${soonest}`}>
          <WhenInput label="需要日期" mode="date" value={values.needBy} onInput={(needBy) => set('needBy', needBy)} />
        </Field>
        <TextField
          label="包装与印制"
          placeholder="选填，如：礼盒、印公司名"
          maxLength={100}
          {...form.bind('packing')}
        />
        <TextArea label="备注" placeholder="选填" maxLength={300} rows={3} {...form.bind('note')} />
        <View className={styles.photos}>
          <PhotoField label="参考图片" scene="inquiry" value={photos} onChange={setPhotos} />
        </View>
      </View>
      <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
        提交需求
      </Button>
      <PasteLines
        open={pasting}
        onClose={() => setPasting(false)}
        onFill={(lines) => {
          setPasting(false);
          const typed = values.lines.filter(({ text }) => text.trim() !== '');
          set('lines', [...typed, ...lines].slice(0, MOST_LINES));
        }}
      />
    </View>
  );
}

const wantOf = ({ text, qty, unit, targetPrice, categoryId = '' }: WholesaleInquiry['lines'][number]): Want => ({
  text,
  qty: String(qty),
  unit,
  price: targetPrice ? formatFen(targetPrice) : '',
  categoryId,
});
