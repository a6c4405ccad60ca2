/** The orders, the title, and what is printed of them. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { InvoiceableOrder, InvoiceGroup } from '@/contract';
import { back } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Section, SectionHead } from '@/ui/kit/SectionHead';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Rows } from '@/ui/shell';
import { OrderTick } from './OrderTick';
import { TitleCard } from './TitleCard';
import type { Apply } from './useApply';
import { CONTENT_WORDS, GROUP_WORDS, TYPE_WORDS } from './labels';
import styles from './invoice.module.scss';

const keysOf = <K extends string>(words: Readonly<Record<K, string>>) => Object.keys(words) as K[];

interface ApplyBodyProps {
  group: InvoiceGroup;
  orders: readonly InvoiceableOrder[];
  apply: Apply;
}

export function ApplyBody({ group, orders, apply }: ApplyBodyProps): ReactElement {
  const { title, form, change, chooseType } = apply;
  const { values, set, bind } = form;
  return (
    <View className={styles.body}>
      <SectionHead
        title={orders.length > 1 ? `这 ${orders.length} 笔一起开` : '开这一笔'}
        note={GROUP_WORDS[group]}
        more="改选"
        onMore={() => back(group === 'recharge' ? '/member/pages/invoice/recharge' : '/member/pages/invoice/select')}
      />
      <Card place="alone" clip>
        <Rows rows={orders} keyOf={({ id }) => id} render={(order) => <OrderTick order={order} />} />
      </Card>
      <Section near title="抬头" more={title ? '更换' : '添加'} onMore={change.run}>
        {title ? (
          <TitleCard title={title} />
        ) : (
          <View className={styles.stack}>
            <Button block tone="line" onPress={change.run}>
              添加发票抬头
            </Button>
          </View>
        )}
      </Section>
      <View className={styles.section}>
        <Card place="alone" clip>
          <Choice label="发票类型" words={TYPE_WORDS} current={values.invoiceType} onChange={chooseType} />
          {group !== 'recharge' && (
            <Choice
              label="发票内容"
              words={CONTENT_WORDS}
              current={values.content}
              onChange={(content) => set('content', content)}
            />
          )}
          <TextField {...bind('email')} kind="no" label="收票邮箱" maxLength={60} placeholder="开好后发到这里" />
          <TextArea
            {...bind('remark')}
            label="备注（选填）"
            rows={2}
            maxLength={60}
            placeholder="会印在票面备注栏，60 字以内"
          />
        </Card>
      </View>
      <Note block className={styles.note}>
        开票后若再退款，原票红冲，按余下金额重开。一般一天内开出，消息中心会提醒。
      </Note>
    </View>
  );
}

interface ChoiceProps<K extends string> {
  label: string;
  words: Readonly<Record<K, string>>;
  current: K;
  onChange: (key: K) => void;
}

function Choice<K extends string>({ label, words, current, onChange }: ChoiceProps<K>): ReactElement {
  return (
    <View className={styles.choices}>
      <Words size="sub" tone="soft">
        {label}
      </Words>
      <Stack row gap={10} {...aria({ role: 'radiogroup', label })}>
        {keysOf(words).map((key) => (
          <Pressable
            key={key}
            className={classes(styles.pickOne, key === current && styles.pickOn)}
            role="radio"
            checked={key === current}
            onPress={() => onChange(key)}
          >
            <Text>{words[key]}</Text>
          </Pressable>
        ))}
      </Stack>
    </View>
  );
}
