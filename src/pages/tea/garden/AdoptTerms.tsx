/** What is agreed to: what is given back when, said here; the whole text is read to its end before the tick. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { cutText } from '@/core/lib/sections';
import { Agree } from '@/domain/content/Agree';
import { RichText } from '@/ui/kit/RichText';
import { Slot } from '@/ui/kit/Slot';
import { useBlock } from '@/ui/shell';
import { Part } from './Part';
import styles from './AdoptTerms.module.scss';

interface AdoptTermsProps {
  agreed: boolean;
  /** true: it is to be read, and agreed to at its end. */
  onChange: (agreed: boolean) => void;
}

export function AdoptTerms({ agreed, onChange }: AdoptTermsProps): ReactElement {
  const terms = useBlock(() => call('legacy.joinAgreements', { code: 'adopt' }, { hide: true }))?.[0];
  const refunds = cutText(terms?.html ?? '').sections.find(({ title }) => title.includes('退款'));
  return (
    <View>
      <Slot>
        {refunds && (
          <Part title="取消与退款">
            <View className={styles.words}>
              <RichText html={refunds.html} />
            </View>
          </Part>
        )}
      </Slot>
      <View className={styles.agree}>
        <Agree
          checked={agreed}
          name={terms?.title ?? '茶树认养协议'}
          words="已阅读并同意"
          onChange={onChange}
          onRead={() => onChange(true)}
        />
      </View>
    </View>
  );
}
