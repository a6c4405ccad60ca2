/** A question with its options: one of them or several; afterwards which were right. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { KV } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { CheckMark } from '@/ui/kit/Check';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './drill.module.scss';

interface OptionsProps {
  question: string;
  options: readonly KV[];
  /** More than one may be right. */
  several: boolean;
  /** Values of those that are chosen. */
  chosen: readonly string[];
  /** Values of those that are right, once it is answered. */
  right?: readonly string[] | undefined;
  onChange: (chosen: readonly string[]) => void;
}

export function Options({ question, options, several, chosen, right, onChange }: OptionsProps): ReactElement {
  const choose = (value: string) => {
    if (!several) return onChange([value]);
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <View {...aria({ role: several ? 'group' : 'radiogroup', label: question })}>
      <Words size="body" medium block>
        {several && !question.includes('多选') ? `${question}（多选）` : question}
      </Words>
      {options.map(({ key, label, value }) => {
        const isChosen = chosen.includes(value);
        const isRight = right?.includes(value) === true;
        return (
          <Pressable
            key={key}
            className={classes(
              styles.option,
              isRight && styles.right,
              right !== undefined && isChosen && !isRight && styles.wrong,
            )}
            role={several ? 'checkbox' : 'radio'}
            checked={isChosen}
            disabled={right !== undefined}
            onPress={() => choose(value)}
          >
            <CheckMark kind={several ? 'checkbox' : 'radio'} checked={isChosen} />
            <Text className={styles.label}>{label}</Text>
            {right !== undefined && (isRight || isChosen) && (
              <Icon name={isRight ? 'check' : 'close'} size={18} label={isRight ? '正确' : '错误'} />
            )}
          </Pressable>
        );
      })}
    </View>
  );
}
