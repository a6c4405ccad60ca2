/** What the lines come to, what goes off and on, and what else is agreed. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { formatFen, grouped } from '@/core/lib/money';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { FieldPair } from '@/ui/kit/Field';
import { Price } from '@/ui/kit/Price';
import { TextArea } from '@/ui/kit/TextArea';
import { AmountField } from './AmountField';
import { sumsOf, type Draft } from './draft';
import styles from './editor.module.scss';

/** What is agreed again and again; the words are the seller's to change. */
const TERMS = [
  { label: '批发常用', text: '款到发货\n破损 48 小时内拍照，包换\n可开增值税发票' },
  { label: '礼品定制', text: '付款后 7 日内发出，礼盒打样先给你看\n破损 48 小时内拍照，包换' },
  { label: '到店自提', text: '付款后到店自提，当面验货' },
];

interface SumsCardProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function SumsCard({ draft, onChange }: SumsCardProps): ReactElement {
  const { subtotal, total } = sumsOf(draft);
  return (
    <>
      <Cells place="next">
        <Cell label="小计">{grouped(formatFen(subtotal))}</Cell>
        <FieldPair>
          <AmountField label="整单优惠" fen={draft.discount} onChange={(discount) => onChange({ discount })} />
          <AmountField label="运费" fen={draft.freight} onChange={(freight) => onChange({ freight })} />
        </FieldPair>
        <Cell label="合计">
          <Price fen={total} size="m" exact tone="ink" />
        </Cell>
      </Cells>
      <Cells place="next">
        <TermsField terms={draft.terms} onChange={(terms) => onChange({ terms })} />
      </Cells>
    </>
  );
}

/** A template takes the place of another one; what was typed comes back with a second press. */
function TermsField({ terms, onChange }: { terms: string; onChange: (terms: string) => void }): ReactElement {
  const [typed, setTyped] = useState(terms);
  return (
    <>
      <TextArea
        label="约定"
        value={terms}
        maxLength={1000}
        rows={3}
        onInput={(text) => {
          setTyped(text);
          onChange(text);
        }}
        placeholder="一行一条，如：付款后 7 日内发出"
      />
      <View className={styles.terms}>
        <ChipGroup label="常用的约定" role="radiogroup">
          {TERMS.map(({ label, text }) => (
            <Chip
              key={label}
              role="radio"
              selected={terms === text}
              onPress={() => onChange(terms === text ? typed : text)}
            >
              {label}
            </Chip>
          ))}
        </ChipGroup>
      </View>
    </>
  );
}
