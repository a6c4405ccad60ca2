/** Below the table: the talk of those who sit there, what one should know before, and a table of one's own. */
import type { ReactElement, ReactNode } from 'react';
import type { EventDetail } from '@/contract';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';

const RULES = ['只看得到彼此的昵称和口味', '开席前 2 小时可以离座，退全款', '不足两位客人，提前 3 小时取消并退款'];
const WIZARD = '/reservation/pages/detail/newDetail';

const Offer = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <Card place="next" pad="all">
    <Stack row gap={12} align="center" justify="between">
      <Stack gap={2} grow>
        <Title>{title}</Title>
        <Note>{note}</Note>
      </Stack>
      {children}
    </Stack>
  </Card>
);

export function Courtesy({ event, seated }: { event: EventDetail | undefined; seated: boolean }): ReactElement {
  const storeId = event?.card.store.id ?? '';
  const wizard = `${WIZARD}?storeId=${storeId}`;
  // The host's service is chosen already, where the store has one.
  const host = useAction(async () => {
    const service = storeId && (await call('booking.serviceType', { storeId })).find(({ hosts }) => hosts);
    void open(service ? `${wizard}&serviceTypeId=${service.id}` : wizard);
  });
  return (
    <>
      {event && !event.cancelled && seated && (
        <Offer title="同席的人" note="先打个招呼，说说想喝什么">
          <Button tone="line" onPress={() => go('/dingding/pages/group', { activityId: event.card.id })}>
            打招呼
          </Button>
        </Offer>
      )}
      <Card place="next" pad="all">
        <Title block>坐下来之前</Title>
        {[...RULES, ...(seated ? [] : ['入席后可以和同席的人打招呼'])].map((rule, at) => (
          <Stack key={rule} row gap={12}>
            <Words size="body" tone="celadon" serif>
              {'一二三四'[at]}
            </Words>
            <Words size="body">{rule}</Words>
          </Stack>
        ))}
      </Card>
      {canOpen(wizard) && (
        <Offer title="自己开一席" note="选好时间，店里确认后等人来坐">
          <Button tone="line" onPress={host.run}>
            发起一席
          </Button>
        </Offer>
      )}
    </>
  );
}
