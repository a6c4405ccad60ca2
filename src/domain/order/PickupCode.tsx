/** 取货码: large enough to be read over a counter. */
import { Text } from '@tarojs/components';
import { listTime } from '@/core/lib/time';
import { Stack } from '@/ui/kit/Stack';
import { aria } from '@/ui/kit/aria';
import styles from './PickupCode.module.scss';

interface PickupCodeProps {
  code: string;
  store: string;
  /** Epoch ms; left out when it is not known. */
  until?: number;
}

/** 12345678 -> 1234 5678 */
export const groupedCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ');

export function PickupCode({ code, store, until }: PickupCodeProps) {
  return (
    <Stack gap={8} align="center" className={styles.pickup}>
      <Text className={styles.code} {...aria({ label: `取货码 ${code.split('').join(' ')}` })}>
        {groupedCode(code)}
      </Text>
      <Text className={styles.note}>{`到${store}出示${until === undefined ? '' : `，${listTime(until)} 前有效`}`}</Text>
    </Stack>
  );
}
