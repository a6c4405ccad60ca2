/** What oneself has had at the tables of the house: own lines only, whoever paid. */
import { listTime } from '@/core/lib/time';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { List, useList } from '@/ui/shell';
import { money } from './RoundCard';

export function History() {
  const list = useList(
    (page) => call('scanCode.orderList', { scope: 'mine', page }).then(({ page: rows }) => rows),
    [],
  );
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      chunkClass="chunk-stack chunk-next"
      empty={
        <Empty
          title="还没有在店里点过"
          text="扫桌上的码就能点"
          button="去扫码"
          onPress={() => go('/qrCodeOrder/pages/index', {})}
        />
      }
      render={({ table, placedAt, round, lines, sessionId }) => (
        <Card pad="all">
          <Stack row justify="between" align="center">
            <Title>{table}</Title>
            <Note>{`${listTime(placedAt)}  第 ${round} 轮`}</Note>
          </Stack>
          <Facts
            closed={false}
            rows={lines.map(({ title, qty, returned, price }) => ({
              label: `${title} ×${qty - returned || qty}`,
              value: qty > returned ? money(price * (qty - returned)) : '已退',
            }))}
          />
          {/* After the table was cleared it is the only way to the bill: for its invoice, or a tin that came broken. */}
          <Button
            size="s"
            tone="text"
            label={`看账单，${table} ${listTime(placedAt)}`}
            onPress={() => go('/qrCodeOrder/pages/order', { sessionId })}
          >
            看账单
          </Button>
        </Card>
      )}
    />
  );
}
