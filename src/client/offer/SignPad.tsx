/** The field a name is drawn in, or typed: strokes in thousandths of it, so that turning the phone loses nothing (rule 30.7). */
import { useRef, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { Ink, InkPoint } from '@/contract/quote/ink';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { Note, Title } from '@/ui/kit/Words';
import { useHand } from './hand';
import { InkPicture } from '../paper/InkPicture';
import styles from './offer.module.scss';

const WAYS = [
  { id: 'draw', label: '手写' },
  { id: 'type', label: '输入' },
] as const;
export type SignWay = (typeof WAYS)[number]['id'];
/** As much of one stroke as is kept. */
const MOST_POINTS = 600;
const MOST_STROKES = 60;

interface SignPadProps {
  way: SignWay;
  onWay: (way: SignWay) => void;
  ink: Ink;
  onInk: (change: (ink: Ink) => Ink) => void;
  name: string;
  onName: (name: string) => void;
  day: string;
  error: string | undefined;
}

export function SignPad({ way, onWay, ink, onInk, name, onName, day, error }: SignPadProps): ReactElement {
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="center" wrap>
        <Title>签名</Title>
        <Segmented items={WAYS} current={way} label="怎么签" onChange={onWay} />
      </Stack>
      {way === 'draw' ? (
        <Field ink={ink} onInk={onInk} day={day} />
      ) : (
        <TextField label="姓名" value={name} onInput={onName} placeholder="输入你的姓名" maxLength={20} />
      )}
      {error !== undefined && (
        <Note block className={styles.error}>
          {error}
        </Note>
      )}
      <Note block>签名后价格不再变，生成一笔订单，30 分钟内付款。</Note>
    </Card>
  );
}

function Field({ ink, onInk, day }: Pick<SignPadProps, 'ink' | 'onInk' | 'day'>): ReactElement {
  const isDown = useRef(false);
  const hand = useHand({
    begin: (at: InkPoint) => {
      isDown.current = true;
      onInk((was) => (was.length >= MOST_STROKES ? was : [...was, [at]]));
    },
    move: (at: InkPoint) =>
      isDown.current &&
      onInk((was) => {
        const stroke = was[was.length - 1] ?? [];
        return stroke.length >= MOST_POINTS ? was : [...was.slice(0, -1), [...stroke, at]];
      }),
  });
  return (
    <View className={styles.field}>
      <View className={styles.pad} role="img" aria-label="签名处，写在虚线上" {...hand}>
        <InkPicture ink={ink} label="你的签名" />
        <View className={styles.base} />
      </View>
      <View className={styles.under}>
        <Note>{`写在虚线上，${day}`}</Note>
        <Button tone="text" size="s" disabled={ink.length === 0} onPress={() => onInk(() => [])}>
          重写
        </Button>
      </View>
    </View>
  );
}
