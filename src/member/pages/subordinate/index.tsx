/** /member/pages/subordinate/index: somebody is added with the code sent to the own mobile, or scans one's own code. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { CodeField } from '@/domain/member/CodeField';
import { Button } from '@/ui/kit/Button';
import { Section } from '@/ui/kit/SectionHead';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Page, usePageParams } from '@/ui/shell';
import { LastAdded } from '../../team/LastAdded';
import { OwnCode } from '../../team/OwnCode';
import { useAdding } from '../../team/useAdding';
import styles from './index.module.scss';

export default function AddMemberPage() {
  const { mobile } = usePageParams<'/member/pages/subordinate/index'>();
  const [round, setRound] = useState(0);
  const { form, sms, add } = useAdding(mobile, () => setRound((count) => count + 1));
  return (
    <Page
      action={
        <Button block size="l" busy={add.pending && '添加中'} onPress={() => void add.run()}>
          添加
        </Button>
      }
    >
      <View className={styles.body}>
        <OwnCode />
        <Section near title="用验证码添加" note="验证码发到对方手机，请对方告诉你，即表示同意" />
        <Card place="alone" clip>
          <TextField {...form.bind('mobile')} label="对方手机号" kind="tel" maxLength={11} placeholder="11 位手机号" />
          <CodeField sms={sms} {...form.bind('code')} />
          <TextField {...form.bind('nickname')} label="称呼" maxLength={16} placeholder="选填，新会员的昵称" />
          <TextField {...form.bind('remark')} label="备注" maxLength={20} placeholder="选填，只有你能看到" />
        </Card>
        <Note block className={styles.rule}>
          邀请关系只认第一次，添加后不再更改。
        </Note>
        <LastAdded key={round} />
      </View>
    </Page>
  );
}
