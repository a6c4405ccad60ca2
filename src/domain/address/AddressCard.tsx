/** Who receives and where: a pin, name and masked mobile, the whole address. `children` stand below it, outside the press area. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { Address } from '@/contract';
import { maskMobile } from '@/core/lib/mask';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { addressText } from './text';
import styles from './AddressCard.module.scss';

export interface AddressCardProps {
  address: Address;
  onPress?: () => unknown;
  /** In the place of the pin: a tick. */
  leading?: ReactNode;
  /** In the place of the chevron; a control here stands beside the press area, not in it. */
  trailing?: ReactNode;
  /** radio in a chooser; then `checked` says which one is taken. */
  role?: 'button' | 'radio';
  checked?: boolean;
  /** Gray, with the reason: 不在配送范围. */
  disabled?: boolean;
  note?: string;
  children?: ReactNode;
}

export function AddressCard(props: AddressCardProps): ReactElement {
  const { address, onPress, leading, trailing, role = 'button', checked, disabled = false, note, children } = props;
  const inside = (
    <>
      {leading ?? <Icon name="pin" size={20} className={styles.pin} />}
      <Stack grow>
        <View className={styles.who}>
          <Text className={styles.name}>{address.name}</Text>
          <Text className={styles.mobile}>{maskMobile(address.mobile)}</Text>
          {address.isDefault && <Tag tone="celadon">默认</Tag>}
          {address.tag && <Tag>{address.tag}</Tag>}
        </View>
        <Text className={styles.text}>{addressText(address)}</Text>
        {note && <Note className={styles.note}>{note}</Note>}
      </Stack>
      {!trailing && onPress && role === 'button' && <Icon name="next" size={16} className={styles.chevron} />}
    </>
  );
  return (
    <View className={`${styles.card} ${disabled ? styles.off : ''}`}>
      <Stack row align="center">
        {onPress ? (
          <Pressable
            className={styles.main}
            role={role}
            checked={role === 'radio' ? checked : undefined}
            disabled={disabled}
            onPress={onPress}
          >
            {inside}
          </Pressable>
        ) : (
          <View className={styles.main}>{inside}</View>
        )}
        {trailing}
      </Stack>
      {children}
    </View>
  );
}
