/** /member/pages/withdraw/identifier: step 1 of 2, who one is by law; once it is done, what is known of it. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go, replace } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams, useSayAndGo } from '@/ui/shell';
import { BasicForm } from '../../identity/BasicForm';
import { isBasicEnough, leaveIdentity, nextOf } from '../../identity/leave';
import { StateCard } from '../../identity/StateCard';
import { useBasic } from '../../identity/useBasic';
import styles from '../../identity/IdentityPage.module.scss';

export default function IdentityPage() {
  const next = nextOf(usePageParams<'/member/pages/withdraw/identifier'>().next);
  const state = usePageData(() => call('external.auth'));
  const sayAndGo = useSayAndGo();
  const basic = useBasic((identity) => {
    if (next === 'apply' || next === 'identifierHe')
      return void replace('/member/pages/withdraw/identifierHe', next === 'apply' ? { next } : {});
    if (isBasicEnough(next)) return void sayAndGo('实名认证完成', () => leaveIdentity(next));
    state.set(identity);
  });
  const identity = state.data;
  const known = identity && identity.state !== 'none';
  const verified = identity?.state === 'verified';
  const done = verified || isBasicEnough(next);
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        identity &&
        (known ? (
          <Button
            block
            size="l"
            tone={verified ? 'line' : 'primary'}
            onPress={() => (done ? leaveIdentity(next) : go('/member/pages/withdraw/identifierHe', { next }))}
          >
            {done ? '完成' : '下一步，核验身份'}
          </Button>
        ) : (
          <Button block size="l" busy={basic.save.pending && '提交中'} onPress={() => void basic.save.run()}>
            提交认证
          </Button>
        ))
      }
    >
      {(shown) =>
        shown.state === 'none' ? (
          <BasicForm basic={basic} />
        ) : (
          <View className={styles.body}>
            <StateCard identity={shown} />
          </View>
        )
      }
    </Page>
  );
}
