/** A password: shown or hidden by its own switch; a new one with how hard it is to guess, in three bars and a word. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import { TextField } from '@/ui/kit/TextField';
import { Words } from '@/ui/kit/Words';
import { STRENGTH_WORDS, strengthOf } from './rules';
import styles from './PasswordField.module.scss';

interface PasswordFieldProps {
  label: string;
  id?: string;
  value: string;
  error?: string;
  /** The one the account has, not a new one. */
  known?: boolean;
  /** Draws the strength. */
  rated?: boolean;
  onInput: (value: string) => void;
  onConfirm?: () => void;
}

export function PasswordField({
  label,
  id,
  value,
  error,
  known = false,
  rated = false,
  onInput,
  onConfirm,
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  const strength = strengthOf(value);
  return (
    <>
      <TextField
        id={id}
        label={label}
        kind={shown ? 'text' : 'password'}
        complete={known ? 'current-password' : 'new-password'}
        maxLength={20}
        placeholder={known ? '8-20 位字母和数字' : '8-20 位，字母和数字都要有'}
        value={value}
        error={error}
        confirmType={onConfirm ? 'go' : 'next'}
        onInput={onInput}
        onConfirm={onConfirm}
        trailing={
          <Pressable
            className={styles.show}
            label={shown ? `隐藏${label}` : `显示${label}`}
            onPress={() => setShown(!shown)}
          >
            <Text>{shown ? '隐藏' : '显示'}</Text>
          </Pressable>
        }
      />
      {rated && value !== '' && (
        <View className={styles.strength} role="status" aria-label={`密码强度，${STRENGTH_WORDS[strength]}`}>
          {[1, 2, 3].map((bar) => (
            <View key={bar} className={`${styles.bar} ${bar <= strength ? styles.full : ''}`} />
          ))}
          <Words size="foot" tone="soft" className={styles.word}>
            {STRENGTH_WORDS[strength]}
          </Words>
        </View>
      )}
    </>
  );
}
