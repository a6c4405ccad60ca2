/** One address of the book with what can be done to it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Address } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { AddressCard } from '@/domain/address/AddressCard';
import { addressText } from '@/domain/address/text';
import { CheckMark } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import { useAction } from '@/ui/shell';
import styles from './BookCard.module.scss';

interface BookCardProps {
  address: Address;
  /** The book changed on the server. */
  onChange: () => Promise<void>;
}

export function BookCard({ address, onChange }: BookCardProps): ReactElement {
  const { feedback } = useStores();
  const { id, name, isDefault } = address;
  const setDefault = useAction(async () => {
    if (isDefault) return;
    await call('address.setDefault', { id });
    await onChange();
  });
  const remove = useAction(async () => {
    const sure = await feedback.confirm({
      title: '删除这个地址？',
      text: `${name}，${addressText(address)}`,
      yes: '删除',
    });
    if (!sure) return;
    await call('address.delete', { id });
    await onChange();
    feedback.toast('已删除');
  });
  const copy = useAction(async () => {
    await platform.clipboard.copy(`${name} ${address.mobile} ${addressText(address)}`);
    feedback.toast('已复制');
  });
  const edit = () => go('/member/pages/address/edit', { id });
  return (
    <AddressCard address={address} note={address.deliverable ? undefined : '不在配送范围'} onPress={edit}>
      <View className={styles.acts}>
        <Pressable
          className={styles.default}
          role="radio"
          checked={isDefault}
          label={`把${name}的地址设为默认`}
          onPress={setDefault.run}
        >
          <CheckMark kind="radio" checked={isDefault} />
          <Text>{isDefault ? '默认地址' : '设为默认'}</Text>
        </Pressable>
        <View className={styles.words}>
          <Act label={`复制${name}的地址`} onPress={copy.run}>
            复制
          </Act>
          <Act label={`编辑${name}的地址`} onPress={edit}>
            编辑
          </Act>
          <Act label={`删除${name}的地址`} onPress={remove.run}>
            删除
          </Act>
        </View>
      </View>
    </AddressCard>
  );
}

const Act = ({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => unknown;
  children: string;
}): ReactElement => (
  <Pressable className={styles.act} label={label} onPress={onPress}>
    <Text>{children}</Text>
  </Pressable>
);
