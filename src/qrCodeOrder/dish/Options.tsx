/** A group of choices in two columns: what is chosen is tinted and ticked, what is out says so. */
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import styles from './Options.module.scss';

interface OptionsProps {
  title: string;
  /** 选 1 · 可选，最多 2. */
  note: string;
  single: boolean;
  items: readonly { id: string; label: string; price: string; soldOut: boolean }[];
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

export function Options({ title, note, single, items, chosen, onChoose }: OptionsProps) {
  return (
    <Section near title={title} extra={<Note>{note}</Note>}>
      <View className={styles.grid} {...aria({ role: single ? 'radiogroup' : 'group', label: title })}>
        {items.map(({ id, label, price, soldOut }) => {
          const on = chosen.includes(id);
          return (
            <Pressable
              key={id}
              className={classes(styles.option, on && styles.on, soldOut && styles.out)}
              role={single ? 'radio' : 'checkbox'}
              checked={on}
              disabled={soldOut}
              onPress={() => onChoose(id)}
            >
              {on && <Icon name="check" size={14} />}
              <Text className={styles.label}>{label}</Text>
              <Text className={styles.price}>{soldOut ? '今日没了' : price}</Text>
            </Pressable>
          );
        })}
      </View>
    </Section>
  );
}
