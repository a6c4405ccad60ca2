/** /income/pages/details: one income: its amount and state, how it was calculated, what refunds took, and its days. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Calculation } from '../details/Calculation';
import { DetailHead } from '../details/DetailHead';
import { Facts } from '../details/Facts';
import { Timeline } from '../details/Timeline';
import { questionOf } from '../labels';
import styles from './details.module.scss';

export default function IncomeDetailPage() {
  const { id = '' } = usePageParams<'/income/pages/details'>();
  const state = usePageData(() => call('achievement.view', { id }), [id]);
  const { data } = state;
  return (
    <Page
      state={state}
      skeleton="detail"
      action={
        data && (
          <Stack row gap={12} grow>
            <Button
              grow
              size="l"
              tone="line"
              onPress={() =>
                go('/member/pages/feedback/index', { kind: 'service', text: questionOf(data), incomeId: id })
              }
            >
              有疑问
            </Button>
            <Button grow size="l" tone="line" onPress={() => go('/income/pages/list', {})}>
              全部明细
            </Button>
          </Stack>
        )
      }
    >
      {(detail) => (
        <View className={styles.body}>
          <DetailHead detail={detail} />
          <Facts detail={detail} />
          <Calculation detail={detail} />
          <Timeline detail={detail} />
          <Note block className={styles.rule}>
            {detail.rule}
          </Note>
        </View>
      )}
    </Page>
  );
}
