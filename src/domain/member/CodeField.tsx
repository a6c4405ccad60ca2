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
}

export function CodeField({ sms, id, value, error, onInput, onConfirm }: CodeFieldProps): ReactElement {
  const waiting = sms.left > 0 || sms.pending;
  return (
    <>
      <TextField
        id={id}
        label="验证码"
        kind="code"
        value={value}
        error={error}
        hint={sms.hint ? `演示环境，验证码 ${sms.hint}` : undefined}
        maxLength={6}
        placeholder="6 位数字"
        confirmType="go"
        onInput={onInput}
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
