/** A figure of a line: its name over a box, whose frame says how far one may go (the words under it say it, too). */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { Zone } from '@/contract/quote/money';
import { formatFen, parseFen } from '@/core/lib/money';
import { classes } from '@/ui/kit/classes';
import { Entry } from '@/ui/kit/Entry';
import { Note } from '@/ui/kit/Words';
import styles from './editor.module.scss';

interface FigureBoxProps {
  /** 折, 单价. */
  label: string;
  /** Of which line, for those who cannot see it. */
  of: string;
  zone: Zone;
  text: string;
  /** Undefined while what is typed is no figure yet: nothing changes then. */
  read: (typed: string) => number | undefined;
  onChange: (value: number) => void;
}

function FigureBox({ label, of, zone, text, read, onChange }: FigureBoxProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <View className={styles.figure}>
      <Note block>{label}</Note>
      <Entry
        className={classes(styles.box, styles[zone])}
        kind="amount"
        label={`${of}${label}`}
        value={typed ?? text}
        maxLength={12}
        invalid={zone === 'floor'}
        onInput={(value) => {
          setTyped(value);
          const figure = read(value);
          if (figure !== undefined) onChange(figure);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </View>
  );
}

type One = Pick<FigureBoxProps, 'of' | 'zone' | 'onChange'>;

/** 8.5 is 85 折. */
export const FoldBox = ({ bp, ...one }: One & { bp: number }): ReactElement => (
  <FigureBox
    {...one}
    label="折"
    text={String(bp / 1000)}
    read={(typed) => {
      const fold = Number(typed);
      return typed.trim() !== '' && fold >= 0 && fold <= 10 ? fold : undefined;
    }}
  />
);

export const PriceBox = ({ fen, ...one }: One & { fen: number }): ReactElement => (
  <FigureBox
    {...one}
    label="单价"
    text={formatFen(fen)}
    read={(typed) => (typed.trim() === '' ? undefined : parseFen(typed))}
  />
);
