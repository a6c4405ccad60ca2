/** The box that has to be ticked, with the agreement and its version behind it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Check } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import { useBlock } from '@/ui/shell';
import styles from './wholesale.module.scss';

interface AgreementProps {
  code: 'merchant' | 'wholesale';
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

export function Agreement({ code, agreed, onChange }: AgreementProps): ReactElement {
  const [terms] = useBlock(() => call('legacy.joinAgreements', { code }), code) ?? [];
  const title = terms?.title ?? (code === 'merchant' ? '商家入驻协议' : '批发商协议');
  return (
    <View className={styles.agree}>
      <Check checked={agreed} label={`同意${title}`} onChange={onChange} />
      <Text>已阅读并同意</Text>
      <Pressable
        className={styles.link}
        role="link"
        onPress={() => go('/site/pages/single_detail', { code: code.toUpperCase() })}
      >
        <Text>{`《${title}》${terms ? ` ${terms.version}` : ''}`}</Text>
      </Pressable>
    </View>
  );
}
