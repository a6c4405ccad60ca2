/** /shop/pages/marketing/wholesale_list: the campaigns of one kind, by state and order. */
import { View } from '@tarojs/components';
import { listTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useLogin, usePageParams } from '@/ui/shell';
import { CampaignRow } from '../../groupBuying/CampaignRow';
import { GROUP_BUYING_NAME, mineOf, readType, SORT_CHIPS, STATUS_TABS } from '../../groupBuying/types';
import { useCampaigns } from '../../groupBuying/useCampaigns';
import styles from './wholesale_list.module.scss';

export default function WholesaleListPage() {
  const params = usePageParams<'/shop/pages/marketing/wholesale_list'>();
  const type = readType(params.type);
  const [status, setStatus] = useChoice(params, 'status', STATUS_TABS);
  const [sort, setSort] = useChoice(params, 'sort', SORT_CHIPS);
  const { list, nextAt } = useCampaigns(type, status, sort);
  const guard = useLogin();
  const mine = mineOf(type);
  return (
    <Page
      title={GROUP_BUYING_NAME[type]}
      action={
        canOpen(mine) && (
          <Button block tone="line" onPress={() => guard(() => void open(mine))}>
            {`我的${type === 'tier' ? '批发' : GROUP_BUYING_NAME[type]}`}
          </Button>
        )
      }
    >
      <View className={styles.sticky}>
        <Tabs items={STATUS_TABS} current={status} label="活动状态" onChange={setStatus} />
        <View className={styles.sorts}>
          <Chips items={SORT_CHIPS} current={sort} label="排序" onChange={setSort} />
        </View>
      </View>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={(one) => one.id}
          render={(one) => <CampaignRow campaign={one} onTurn={() => void list.reload()} />}
          empty={
            <Empty
              title={
                status === 'ended' ? '还没有结束的活动' : status === 'upcoming' ? '暂时没有预告' : '这会儿没有进行中的'
              }
              text={nextAt === undefined ? '去会场看看别的' : `下一场 ${listTime(nextAt)}`}
              button={nextAt !== undefined && status !== 'upcoming' ? '看预告' : '去集采会场'}
              onPress={
                nextAt !== undefined && status !== 'upcoming'
                  ? () => setStatus('upcoming')
                  : () => go('/shop/pages/marketing/wholesale_index', {})
              }
            />
          }
        />
      </View>
    </Page>
  );
}
