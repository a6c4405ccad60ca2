/** The form of step 1. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Agree } from '@/domain/content/Agree';
import { SectionHead } from '@/ui/kit/SectionHead';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { PaperSides } from './PaperSides';
import { StepHead } from './StepHead';
import type { Basic } from './useBasic';
import styles from './IdentityPage.module.scss';

export function BasicForm({ basic }: { basic: Basic }): ReactElement {
  const { form, early } = basic;
  const { front, back, agree } = form.values;
  const idNo = form.bind('idNo');
  return (
    <View>
      <View className={styles.body}>
        <StepHead step={0} text="提现与收藏须本人办理。与身份证一致，认证后不能自行更改。" />
        <Card clip>
          <TextField
            label="真实姓名"
            placeholder="身份证上的姓名"
            maxLength={60}
            complete="name"
            {...form.bind('name')}
          />
          <TextField
            label="身份证号"
            kind="idcard"
            placeholder="18 位号码"
            maxLength={18}
            {...idNo}
            error={idNo.error ?? early}
          />
        </Card>
      </View>
      <SectionHead title="证件照片" note="选填，便于人工核对；从相册各选一张" />
      <View className={styles.papers}>
        <PaperSides
          front={front}
          back={back}
          onFront={(url) => form.set('front', url)}
          onBack={(url) => form.set('back', url)}
        />
        <Note block className={styles.note}>
          姓名、号码与照片加密保存，只用于核对本人；照片上传后任何人都不能再查看，包括你自己。
        </Note>
      </View>
      <View className={styles.agree}>
        <Agree
          checked={agree}
          words="同意将以上信息用于实名认证，见"
          name="隐私政策"
          onChange={(on) => form.set('agree', on)}
          onRead={() => go('/site/pages/single_detail', { code: 'PRIVACY' })}
        />
      </View>
    </View>
  );
}
