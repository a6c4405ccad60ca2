/** A request for what is not on the shelf: line by line, with what it may cost and when it is needed. What was typed stays. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WholesaleInquiry } from '@/contract';
import { call } from '@/core/api';
import { PhotoField } from '@/domain/photo/PhotoField';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { MOST_LINES, NO_LINE, type Want } from './inquiry';
import { PasteLines } from './PasteLines';
import { useInquiry } from './useInquiry';
import styles from './detail.module.scss';

interface InquiryFormProps {
  /** Begun with: an old one that is asked again. */
  from: WholesaleInquiry | undefined;
  onSent: () => void;
}

export function InquiryForm({ from, onSent }: InquiryFormProps): ReactElement {
  const tree = useBlock(() => call('atShop.goodsClass', {}));
  const [pasting, setPasting] = useState(false);
  const { form, photos, setPhotos, soonest, send } = useInquiry(from, onSent);
  const { values, errors, set } = form;
  const setLine = (at: number, change: Partial<Want>) =>
    set(
      'lines',
      values.lines.map((line, i) => (i === at ? { ...line, ...change } : line)),
    );
  return (
    <View className={styles.lines}>
      {values.lines.map((line, at) => (
        <WantFields
          key={at}
          line={line}
          name={`第 ${at + 1} 项`}
          items={tree === null ? [] : tree?.map(({ id, name }) => ({ id, label: name }))}
          onChange={(change) => setLine(at, change)}
          onRemove={
            values.lines.length > 1
              ? () =>
                  set(
                    'lines',
                    values.lines.filter((_, i) => i !== at),
                  )
              : undefined
          }
        />
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
          <WhenInput label="需要日期" mode="date" earliest={soonest} {...form.bind('needBy')} />
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

interface WantFieldsProps {
  line: Want;
  name: string;
  /** Classes of goods; undefined: not here yet. */
  items: readonly { id: string; label: string }[] | undefined;
  onChange: (change: Partial<Want>) => void;
  /** undefined: it is the only one. */
  onRemove: (() => void) | undefined;
}
function WantFields({ line, name, items, onChange, onRemove }: WantFieldsProps) {
  return (
    <View className={styles.want}>
      <TextField
        label={name}
        placeholder="要什么：茶名、等级、规格"
        maxLength={60}
        value={line.text}
        onInput={(text) => onChange({ text })}
        trailing={
          onRemove && (
            <Button size="s" tone="text" label={`移除${name}`} onPress={onRemove}>
              移除
            </Button>
          )
        }
      />
      {(items === undefined || items.length > 0) && (
        <View className={styles.kinds}>
          {items && (
            <Chips
              label={`${name}的分类`}
              items={items}
              current={line.categoryId}
              onChange={(categoryId) => onChange({ categoryId })}
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
          onInput={(qty) => onChange({ qty })}
        />
        <View className={styles.unit}>
          <TextField label="单位" maxLength={8} value={line.unit} onInput={(unit) => onChange({ unit })} />
        </View>
      </View>
      <TextField
        label="目标单价（元）"
        kind="amount"
        placeholder="选填"
        maxLength={10}
        value={line.price}
        onInput={(price) => onChange({ price })}
      />
    </View>
  );
}
