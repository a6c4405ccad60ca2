/** 验证码: the six digits, 获取验证码 with its countdown, the voice call when nothing came, the demo's hint. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import { TextField } from '@/ui/kit/TextField';
import type { SmsCode } from './useSmsCode';
import styles from './CodeField.module.scss';

interface CodeFieldProps {
  sms: SmsCode;
  id?: string;
  value: string;
  error?: string;
  onInput: (value: string) => void;
  onConfirm?: () => void;
  /** With the sixth digit: the form goes on by itself. */
  onFull?: (code: string) => void;
}

const LENGTH = 6;

export function CodeField({ sms, id, value, error, onInput, onConfirm, onFull }: CodeFieldProps): ReactElement {
  const type = (code: string) => {
    onInput(code);
    if (code.length === LENGTH && code !== value) onFull?.(code);
  };
  const { hint } = sms;
  const waiting = sms.left > 0 || sms.pending;
  return (
    <>
      <TextField
        id={id}
        label="验证码"
        kind="code"
        value={value}
        error={error}
        maxLength={LENGTH}
        placeholder="6 位数字"
        confirmType="go"
        onInput={type}
        onConfirm={onConfirm}
        trailing={
          <Pressable
            className={`${styles.send} ${waiting ? styles.waiting : ''}`}
            disabled={waiting}
            onPress={() => sms.send()}
          >
            <Text>{sms.pending ? '发送中' : sms.label}</Text>
          </Pressable>
        }
      />
      {hint && (
        <View className={styles.voice}>
          <Text>{`演示环境，验证码 ${hint}`}</Text>
          <Pressable className={styles.call} label={`填入演示验证码 ${hint}`} onPress={() => type(hint)}>
            <Text>填入</Text>
          </Pressable>
        </View>
      )}
      {sms.voice && (
        <View className={styles.voice}>
          <Text>没有收到短信？</Text>
          <Pressable className={styles.call} disabled={sms.pending} onPress={sms.call}>
            <Text>语音验证码</Text>
          </Pressable>
        </View>
      )}
    </>
  );
}
