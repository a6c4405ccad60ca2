/**
 * A day or an hour of a form: what is chosen, and the sheet to choose on. A field stands in sheets, too, which hold what is fixed
 * inside them: its own lies over the page.
 */
import { useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Text } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell/later';
import { EMPTY, type WhenInputProps } from './whenInputProps';
import styles from './WhenInput.module.scss';

const WhenSheet = later(() => import('./WhenSheet').then(({ WhenSheet: part }) => part));

export function WhenInput(props: WhenInputProps): ReactElement {
  const { label, mode, value } = props;
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLSpanElement>(null);
  const page = field.current?.closest('.page') ?? document.body;
  return (
    <span ref={field} className={styles.field}>
      <Pressable
        className={styles.input}
        haspopup="dialog"
        label={`${label}，${value || EMPTY[mode]}`}
        onPress={() => setOpen(true)}
      >
        {value ? (
          <Text>{value}</Text>
        ) : (
          <Words size="body" tone="muted">
            {EMPTY[mode]}
          </Words>
        )}
      </Pressable>
      {createPortal(<WhenSheet {...props} open={open} onClose={() => setOpen(false)} />, page)}
    </span>
  );
}
